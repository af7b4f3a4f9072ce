import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';
import { readLimit } from './read-limit.ts';

test.each([
  [null, 'N/A'],
  [0, '0.00'],
  [12.345, '12.35'],
  [1500, '1500.00'],
])('a duration of %s reads %s', (value, text) => {
  expect(formatDuration(value)).toBe(text);
});

test.each([
  ['', 100],
  ['25', 25],
  ['25.9', 25],
  ['many', 100],
  ['0', 0],
])('the limit %j is %s', (text, limit) => {
  expect(readLimit(text)).toBe(limit);
});
