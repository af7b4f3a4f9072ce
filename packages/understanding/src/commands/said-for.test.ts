import { expect, it } from 'vitest';
import { meansAnother, meansInstead, putsRight, saidAfterNot, saidFor, withItsBound } from './said-for.ts';

it('tells what is meant from what was wrongly understood', () => {
  expect(saidFor('milk, not bread')).toEqual({ said: 'milk', wrong: 'bread' });
  expect(saidFor('not before ten')).toBeUndefined();
  expect(saidFor('milk')).toBeUndefined();
});

it.each([
  ['before 9 in the morning', '10', 'before 10'],
  ['on Fridays', 'Thursdays', 'on Thursdays'],
  ['before 9', 'after 5', 'after 5'],
  ['Fridays', 'Thursdays', 'Thursdays'],
])('keeps the bound of a rule: %s, %s', (earlier, now, rule) => {
  expect(withItsBound(earlier, now)).toBe(rule);
});

it.each([
  ['sorry, I meant Magda', true],
  ['no, milk', true],
  ['and milk', false],
  ['no, add milk too', false],
  ['milk', false],
  ['correct that, no calls after six', true],
  ['no, milk, the shop is too far', true],
  ['no meetings on Mondays', false],
])('says whether it replaces what was said before: %s', (clause, isInstead) => {
  expect(meansInstead(clause)).toBe(isInstead);
});

it.each([
  ['actually at seven', true],
  ['make that ten', true],
  ['Friday, sorry', true],
  ['Friday at four', false],
  ['make it Friday at four', false],
  ['oh well, no, at ten', true],
  ['then Friday at ten', false],
])('tells a correction from an answer: %s', (clause, isCorrection) => {
  expect(putsRight(clause)).toBe(isCorrection);
});

it('tells them apart when the wrong one comes first, too', () => {
  expect(saidAfterNot('rye, spelt', 'not rye, spelt')).toEqual({ said: 'spelt', wrong: 'rye' });
  expect(saidAfterNot('rye, spelt', 'rye, spelt')).toBeUndefined();
});

it.each([
  ['that was the wrong one', true],
  ['not that one, the fair', true],
  ['undo the fair', false],
])('says whether something else was meant: %s', (clause, isAnother) => {
  expect(meansAnother(clause)).toBe(isAnother);
});
