import { expect, it } from 'vitest';
import { asksToKeep, kindInSet, namesAnything, saysRightAfter, saysStart, saysTheirs } from './phrases.ts';

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
] as const)('%o of %j is %s', (says, clause, expected) => {
  expect(says(clause)).toBe(expected);
});

it('a word for anything may be in the names of some', () => {
  expect([kindInSet('all my calls'), kindInSet('everything')]).toEqual(['call', undefined]);
});
