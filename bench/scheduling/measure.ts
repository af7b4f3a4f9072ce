/**
 * Median time of a run in milliseconds. Both sides of a comparison get the same treatment: half a second
 * to warm up (the compiler needs it more than the code does), then at least five runs and one second.
 */
export function median(run: () => unknown): number {
  repeat(run, 1, 500);
  const taken = repeat(run, 5, 1000).sort((a, b) => a - b);
  return taken[Math.floor(taken.length / 2)] ?? Number.NaN;
}

function repeat(run: () => unknown, least: number, milliseconds: number): number[] {
  const taken: number[] = [];
  const begun = performance.now();
  while (taken.length < least || performance.now() - begun < milliseconds) {
    const from = performance.now();
    run();
    taken.push(performance.now() - from);
  }
  return taken;
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
