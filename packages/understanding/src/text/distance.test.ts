import { expect, test } from 'vitest';
import { distance } from './distance.ts';

test.each([
  ['calendar', 'calendar', 0],
  ['calendr', 'calendar', 1],
  ['callendar', 'calendar', 1],
  ['calandar', 'calendar', 1],
  ['calnedar', 'calendar', 1],
  ['clanedar', 'calendar', 2],
  ['', 'ab', 2],
])('%s is %s but for %i', (typed, intended, wrong) => {
  expect(distance(typed, intended, 2)).toBe(wrong);
  expect(distance(intended, typed, 2)).toBe(wrong);
});

test('beyond the limit it only says that it is more', () => {
  expect(distance('abcdef', 'uvwxyz', 1)).toBe(2);
});
