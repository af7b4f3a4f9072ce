import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { withWhoIsAsked } from './who-is-asked.ts';

const people = ['Ines Moreau', 'Karim Haddad'];
const asked = (message: string): string[] => {
  const command: Command = { act: 'ask_free', force: 'request', slots: [], start: 0, end: message.length };
  return withWhoIsAsked(command, message, people).slots.map(({ role, text }) => `${role}:${text}`);
};

it.each([
  ['ines free at nine on monday, right?', ['person:ines']],
  ["is Karim's free on Monday", ['person:Karim']],
  ['karims free tomorrow?', ['person:karim']],
  ['Karim has his exam. What is the first hour that he and I both have?', ['person:Karim']],
  ['Ines is hardly in. Which hour suits both of us?', ['person:Ines']],
  ['which hour suits her calendar and mine?', ['person:her']],
])('whose time it is: %s', (message, expected) => {
  expect(asked(message)).toEqual(expected);
});

it.each([
  'am I free on Monday?',
  'which hour suits both of us?',
  'Ines and Karim fight. Which hour suits both of us?',
])('nobody in particular: %s', (message) => {
  expect(asked(message)).toEqual([]);
});
