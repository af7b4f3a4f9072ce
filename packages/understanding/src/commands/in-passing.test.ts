import { expect, it } from 'vitest';
import { isInPassing } from './in-passing.ts';

it.each([
  ['ah the inspection, forgot. 4pm then', 'the inspection'],
  ['oh right, choir. make it 6', 'choir'],
  ['Argh, stand-up! 11 then', 'stand-up'],
  ['oh no, the tasting! then 5', 'the tasting'],
  ['the tasting, of course… at 5 then', 'the tasting'],
])('%s', (clause, span) => {
  expect(isInPassing(clause, span)).toBe(true);
});

it.each([
  ['no, the tasting. At 5', 'the tasting'],
  ['oh sorry, I meant the tasting, at 5', 'the tasting'],
  ['oh then move the tasting, to 5', 'the tasting'],
  ['right, the tasting at 5', 'the tasting'],
  ['the tasting, at 5', 'the tasting'],
])('%s', (clause, span) => {
  expect(isInPassing(clause, span)).toBe(false);
});
