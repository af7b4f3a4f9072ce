import type { BenchRow } from '../row.ts';

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

const whole = (value: number): number => Math.round(value);

/** Every run's worst; the median of the runs is judged, because a neighbour on this machine spoils single ones. */
export function figureOf(
  name: string,
  values: readonly number[],
  floor: readonly number[],
  limit: number,
  note: string,
): BenchRow {
  const worst = Math.max(...values);
  return {
    name,
    value: whole(median(values)),
    unit: 'ms',
    floor: whole(median(floor)),
    target: `at most ${limit} ms`,
    ok: median(values) <= limit,
    note: `median of ${values.length} runs; worst ${whole(worst)} ms, worst of the floor ${whole(Math.max(...floor))} ms; ${note}`,
  };
}
