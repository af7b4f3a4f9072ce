import { expect, test } from 'vitest';
import { changeBetween } from './change.ts';
import { rangeBefore, rangeStart, readRange } from './range.ts';

const now = Date.parse('2026-03-11T10:00:00Z');

test('a range and the one before it touch and are equally long; all of it has none before', () => {
  expect(rangeStart('7d', now)).toBe('2026-03-04T10:00:00.000Z');
  expect(rangeBefore('7d', now)).toEqual({
    start: '2026-02-25T10:00:00.000Z',
    end: '2026-03-04T10:00:00.000Z',
  });
  expect([rangeStart('all', now), rangeBefore('all', now)]).toEqual([undefined, undefined]);
});

test('what the address says is a range or the usual one', () => {
  expect([readRange('30d', '1d'), readRange('', 'all'), readRange('2y', '1d')]).toEqual(['30d', 'all', '1d']);
});

test.each([
  [120, 100, 20],
  [80, 100, -20],
  [100, 100, 0],
  [0, 0, 0],
  [5, 0, null],
  [101, 300, -66],
  [10_004, 10_000, 0],
])('%s after %s is a change of %s per cent', (current, before, percent) => {
  expect(changeBetween(current, before)).toBe(percent);
});
