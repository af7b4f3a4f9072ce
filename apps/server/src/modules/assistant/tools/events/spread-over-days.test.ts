import { expect, it } from 'vitest';
import { spreadOverDays } from './spread-over-days.ts';

const HOUR = 3_600_000;
const at = (day: number, hour: number) => {
  const start = Date.UTC(2026, 10, day) + hour * HOUR;
  return { start, end: start + HOUR };
};
const hoursOf = (slots: readonly { start: number }[]) =>
  slots.map(({ start }) => new Date(start).toISOString().slice(8, 13));

it.each([
  [
    'each day its best, in order of time',
    [at(17, 9), at(17, 10), at(17, 11), at(18, 9), at(16, 15)],
    3,
    ['16T15', '17T09', '18T09'],
  ],
  [
    'of fewer days the next best as well',
    [at(17, 9), at(17, 10), at(17, 11), at(18, 9)],
    3,
    ['17T09', '17T11', '18T09'],
  ],
  ['of one day what there is', [at(17, 9), at(17, 14)], 5, ['17T09', '17T14']],
  ['of one stretch one, unless it is long', [at(17, 9), at(17, 10)], 5, ['17T09']],
  ['of two stretches both, however near', [at(17, 9), at(17, 10.5)], 5, ['17T09', '17T10']],
  ['nothing of nothing', [], 5, []],
])('%s', (_name, slots, most, expected) => {
  expect(hoursOf(spreadOverDays(slots, 'UTC', most))).toEqual(expected);
});
