// Time on the processor, not on the wall: these are computations on one thread, and waiting behind another
// program on the same machine is not theirs. On an idle machine the two are the same.

/** Median milliseconds of a run. Both sides of a comparison get the same treatment. */
export function median(run: () => unknown): number {
  const samples = sample(run).sort((a, b) => a - b);
  return samples[Math.floor(samples.length / 2)] ?? Number.NaN;
}

/** Best of the same samples: for curves, where a neighbour's use of the caches must not bend the line. */
export function best(run: () => unknown): number {
  return Math.min(...sample(run));
}

const WARM_UP = 400;
const LEAST_SAMPLES = 7;
const LEAST_TOTAL = 800;
/** Short runs are timed together, so that the clock's own steps do not show. */
const LEAST_SAMPLE = 10;

function sample(run: () => unknown): number[] {
  let warm = 0;
  let runs = 0;
  while (warm < WARM_UP) {
    warm += timed(run, 1);
    runs++;
  }
  const batch = Math.max(1, Math.ceil(LEAST_SAMPLE / (warm / runs)));
  const samples: number[] = [];
  for (let total = 0; samples.length < LEAST_SAMPLES || total < LEAST_TOTAL; ) {
    const taken = timed(run, batch);
    total += taken;
    samples.push(taken / batch);
  }
  return samples;
}

function timed(run: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let i = 0; i < times; i++) run();
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds; never zero, or the loop above could not end.
  return Math.max(user + system, 1) / 1000;
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
