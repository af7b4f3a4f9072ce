import { expect, it } from 'vitest';
import { asksDeclined, namesWhoDeclined } from './asks-declined.ts';

it.each([
  "anything I've declined this week?",
  'what did I decline?',
  'which invitations have I declined',
  'show me what I said no to',
])('asks for what was declined: %s', (message) => {
  expect(asksDeclined(message)).toBe(true);
});

it.each(['decline the budget meeting', 'I declined it already', 'what is on tomorrow?', 'no to the demo'])(
  'does not: %s',
  (message) => {
    expect(asksDeclined(message)).toBe(false);
  },
);

it.each([
  ['take whoever declined off', true],
  ['get rid of those who said no', true],
  ["without the ones who can't make it", true],
  ['decline it', false],
  ['those that are left', false],
  ["I can't come", false],
])('whether "%s" names those who said no', (clause, expected) => {
  expect(namesWhoDeclined(clause)).toBe(expected);
});
