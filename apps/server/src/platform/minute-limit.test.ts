import { expect, it } from 'vitest';
import { createMinuteLimit } from './minute-limit.ts';

it('lets so many of each key through in a minute, then in the next one again', () => {
  let now = 0;
  const limit = createMinuteLimit(2, () => now);
  expect(['a', 'a', 'b', 'a', 'b', 'b'].map((key) => limit.take(key))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
  now = 59_999;
  expect(limit.take('a')).toBe(false);
  now = 60_000;
  expect(limit.take('a')).toBe(true);
});
