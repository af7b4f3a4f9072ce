import { expect, it } from 'vitest';
import { readNotation } from '../commands/notation.ts';
import { askedNotTo } from './asked-not-to.ts';
import type { Situation } from './situation.ts';

const actsOf = (notation: string, situation: readonly Situation[] = []) => {
  const { message, commands } = readNotation(notation);
  return commands.map((command) => askedNotTo(command, message, situation).act);
};

it.each([
  "{change|don't move [target:it] to [time:Friday]}",
  'Please {cancel|do not cancel [target:the sauna]}',
  "{cancel|don't you dare cancel [target:the sauna]}",
  '{cancel|never cancel [target:that one]}',
  "{cancel|oh no, let's not cancel [target:it]}",
  '{cancel|nobody dares to cancel [target:it]}',
])('%s wants nothing, and refuses a card', (notation) => {
  expect(actsOf(notation)).toEqual(['nothing']);
  expect(actsOf(notation, ['proposal-change'])).toEqual(['deny']);
});

it.each([
  ["{cancel|don't forget to cancel [target:the sauna]}", 'cancel'],
  ["{change|don't move [target:it] to Friday but to [time:Saturday]}", 'change'],
  ["{change|don't cancel [target:it], just make it [time:Saturday]}", 'change'],
  ["{change|don't move it to [retracted:Friday], [time:Saturday]}", 'change'],
  ["{change|I don't care, move [target:it] to [time:Friday]}", 'change'],
  ["{create|don't panic, put [title:the sauna] on [time:Friday]}", 'create'],
])('%s is a wish', (notation, act) => {
  expect(actsOf(notation)).toEqual([act]);
});

it('keeps what it names spoken of', () => {
  const { message, commands } = readNotation("{cancel|don't cancel [target:the sauna]}");
  expect(commands.map((one) => askedNotTo(one, message, []).slots.map(({ text }) => text))).toEqual([
    ['the sauna'],
  ]);
});
