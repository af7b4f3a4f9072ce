import { expect, it } from 'vitest';
import { peopleIn, pronounIn, withoutThem } from './people-in.ts';

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
