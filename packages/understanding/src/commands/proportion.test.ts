import { expect, it } from 'vitest';
import { proportionIn } from './proportion.ts';

it.each([
  ['half of it would do', ['half of'], 1 / 2],
  ['make the lesson half as long', ['half as long'], 1 / 2],
  ['cut the talk in half', ['cut', 'in half'], 1 / 2],
  ['make it twice as long', ['twice as long'], 2],
  ['double the time for it', ['double the time'], 2],
  ['make it half an hour', ['half an hour'], undefined],
  ['he read half of it, so take forty minutes', ['forty minutes'], undefined],
  ['halve the talk', [], 1 / 2],
  ['shorten it by half', ['shorten', 'by half'], 1 / 2],
  ['half of it was dull', [], undefined],
])('%s', (clause, lengths, proportion) => {
  expect(proportionIn(clause, lengths)).toBe(proportion);
});
