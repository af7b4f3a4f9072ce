import { expect, it } from 'vitest';
import { withName } from './name-phrases.ts';
import { asksToKeep, wantsSameAgain } from './phrases.ts';
import { kindInSet, namesAnything, saysTheirs } from './set-phrases.ts';
import { saysRightAfter, saysStart, weeksOn } from './time-phrases.ts';

it.each(['events', 'My meetings', 'all of the appointments', 'everything', 'invitations', ''])(
  '%j says that something is there, not what',
  (text) => {
    expect(namesAnything(text)).toBe(true);
  },
);

it.each(['rowing', 'all rowing meetings', 'call with Iris', 'everything green'])(
  '%j names something',
  (text) => {
    expect(namesAnything(text)).toBe(false);
  },
);

it.each([
  [saysRightAfter, 'then the bank straight after, half an hour', true],
  [saysRightAfter, 'the bank right after for 20 min', true],
  [saysRightAfter, 'the bank right after the vet', false],
  [saysStart, 'so it begins on the 3rd', true],
  [saysStart, 'put it on the 3rd', false],
  [saysTheirs, 'all her lessons', true],
  [saysTheirs, 'all lessons', false],
  [asksToKeep, 'pls remember I swim at noon', true],
  [asksToKeep, 'I remember the pool was cold', false],
  [asksToKeep, 'as a rule I swim at noon', true],
] as const)('%o of %j is %s', (says, clause, expected) => {
  expect(says(clause)).toBe(expected);
});

it('a word for anything may be in the names of some', () => {
  expect([kindInSet('all my calls'), kindInSet('everything')]).toEqual(['call', undefined]);
});

it('counts weeks from what was spoken of', () => {
  expect(
    ['in two weeks', "in a week's time", 'in a fortnight', 'in 3 weeks', 'in two days'].map(weeksOn),
  ).toEqual([2, 1, 2, 3, undefined]);
});

it('tells one more from a question', () => {
  expect(
    ['same again in two weeks please', 'same again tomorrow?', 'and tomorrow'].map(wantsSameAgain),
  ).toEqual([true, false, false]);
});

it.each([
  ['Swimming for Maya', 'arjun', 'Swimming for Arjun'],
  ['Coffee with Zoltan', 'Ida', 'Coffee with Ida'],
  ['Swimming', 'Arjun', 'Swimming for Arjun'],
])('%s, for %s', (title, name, expected) => {
  expect(withName(title, name)).toBe(expected);
});
