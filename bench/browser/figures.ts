import { median } from '../figures.ts';
import type { BenchRow } from '../row.ts';

const whole = (value: number): number => Math.round(value);

/**
 * Every run's worst moment. The worst of all runs is judged, because the promise says 'never'; a neighbour on the
 * machine can spoil it, and shows in the worst of the floor.
 */
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
    target: `at most ${limit} ms in every run`,
    ok: worst <= limit,
    note: `median of ${values.length} runs; worst ${whole(worst)} ms, worst of the floor ${whole(Math.max(...floor))} ms; ${note}`,
  };
}
