import { expect, it } from 'vitest';
import { proportionIn } from './proportion.ts';

it.each([
  ['half of it would do', 1 / 2],
  ['make the lesson half as long', 1 / 2],
  ['cut the talk in half', 1 / 2],
  ['make it twice as long', 2],
  ['double the time for it', 2],
  ['make it half an hour', undefined],
  ['half past three', undefined],
])('%s', (clause, proportion) => {
  expect(proportionIn(clause)).toBe(proportion);
});
