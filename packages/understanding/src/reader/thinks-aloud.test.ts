import { expect, it } from 'vitest';
import type { Act, Command } from '../commands/language.ts';
import { thinksAloud } from './thinks-aloud.ts';

const read = (message: string, act: Act): string => {
  const command: Command = { act, force: 'request', slots: [], start: 0, end: message.length };
  const { act: found, force } = thinksAloud(command, message);
  return `${found} ${force}`;
};

it.each([
  "don't book anything yet, but the kiln could go to Friday",
  'I am thinking out loud here: the kiln might be happier on Friday',
  'nothing is to be moved yet, Friday would suit the kiln',
  'the kiln to Friday, purely in theory',
])('only wonders: %s', (message) => {
  expect(read(message, 'change')).toBe('change hypothetical');
  expect(read(message, 'create')).toBe('nothing statement');
});

it.each([
  "don't move anything else, the kiln to Friday",
  "don't change anything, just move the kiln to Friday",
  'nothing on Friday, so move the kiln there',
])('wants it: %s', (message) => {
  expect(read(message, 'change')).toBe('change request');
});

it('leaves a reminder beside it', () => {
  expect(read("don't book anything yet, remind me at nine", 'remind')).toBe('remind request');
});
