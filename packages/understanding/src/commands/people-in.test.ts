import { expect, it } from 'vitest';
import { onlyPronoun, peopleIn, pronounIn, withoutThem, withTheirName } from './people-in.ts';

const PEOPLE = ['Ola Berg', 'Jan Novak', 'Jan Kowalski', 'Will Hart'].map((name) => ({ name }));

it.each([
  ['ran into ola at the bakery', ['Ola Berg']],
  ['Jan rang', ['Jan Novak', 'Jan Kowalski']],
  ['jan novak rang', ['Jan Novak']],
  ['olas been ill', ['Ola Berg']],
  ['it will rain', []],
  ['Will is late, so is Ola', ['Ola Berg', 'Will Hart']],
  ['the cola is warm', []],
])('%s: %j', (text, names) => {
  expect(peopleIn(text, PEOPLE).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['send her the invitation', 'her'],
  ['send an invite', undefined],
])('%s: %s', (span, pronoun) => expect(pronounIn(span)).toBe(pronoun));

it.each([
  ['my meetings with her', 'my meetings'],
  ['my mtgs w/ him', 'my mtgs'],
  ['all her lessons', 'all her lessons'],
])('%s: %s', (span, rest) => expect(withoutThem(span)).toBe(rest));

it.each([
  ['nothing with him after lunch', 'nothing with Jan Novak after lunch'],
  ['I never want meetings with her after four', 'I never want meetings with Jan Novak after four'],
  ['no calls with her team on Mondays', "no calls with Jan Novak's team on Mondays"],
  ['nothing when she travels', 'nothing when Jan Novak travels'],
])('names the person instead of the pronoun: %s', (rule, named) => {
  expect(onlyPronoun(rule)).toBe(true);
  expect(withTheirName(rule, 'Jan Novak')).toBe(named);
});

it.each(['nothing with Zoe when her kids are home', 'no meetings before ten', 'keep my evenings free'])(
  'needs no name: %s',
  (rule) => expect(onlyPronoun(rule)).toBe(false),
);
