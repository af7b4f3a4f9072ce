import { expect, test } from 'vitest';
import { readArgs, responseTime } from './format-approval.ts';

test.each([
  [null, '-'],
  [0, '0.0 s'],
  [2.44, '2.4 s'],
  [65, '1 min 05 s'],
  [7_260, '2 h 01 min'],
])('%s seconds read %s', (seconds, text) => {
  expect(responseTime(seconds)).toBe(text);
});

test('arguments are the same as text or as an object', () => {
  expect(readArgs('{"a":1}')).toEqual({ a: 1 });
  expect(readArgs({ a: 1 })).toEqual({ a: 1 });
  expect(readArgs('not json')).toBe('not json');
});
