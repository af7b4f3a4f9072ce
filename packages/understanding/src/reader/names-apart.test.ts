import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { namesApart } from './names-apart.ts';

const PEOPLE = ['Nina Holt', 'Omar Diaz', 'Nina Maria Lund', 'Jean Paul Roy', 'Paul Hart'];

const guestsOf = (text: string): string[] => {
  const command: Command = {
    act: 'create',
    force: 'request',
    start: 0,
    end: text.length,
    slots: [{ role: 'guest', text, start: 0, end: text.length }],
  };
  return namesApart(command, PEOPLE).slots.map((slot) => text.slice(slot.start, slot.end));
};

it.each([
  ['nina omar', ['nina', 'omar']],
  ['nina omar paul', ['nina', 'omar', 'paul']],
  // Who is known in full is one.
  ['Omar Diaz', ['Omar Diaz']],
  ['nina omar diaz', ['nina', 'omar diaz']],
  ['Jean Paul Roy', ['Jean Paul Roy']],
  // Somebody else of that first name.
  ['Omar Keane', ['Omar Keane']],
  ['nina', ['nina']],
])('of %s it makes %j', (text, guests) => {
  expect(guestsOf(text)).toEqual(guests);
});
