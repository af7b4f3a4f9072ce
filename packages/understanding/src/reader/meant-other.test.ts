import { expect, it } from 'vitest';
import type { Command, Force, Role } from '../commands/language.ts';
import { meantOther } from './meant-other.ts';

function cancel(message: string, force: Force, said: readonly (readonly [Role, string])[]): Command {
  let from = 0;
  const slots = said.map(([role, text]) => {
    const start = message.indexOf(text, from);
    from = start + text.length;
    return { role, text, start, end: from };
  });
  return { act: 'cancel', force, slots, start: 0, end: message.length };
}

it('calls off the one behind the turn', () => {
  const message = 'drop ballet, sorry, karate';
  const read = cancel(message, 'retracted', [
    ['target', 'ballet'],
    ['target', 'karate'],
  ]);
  expect(meantOther(read, message)).toMatchObject({ force: 'request', slots: [{ text: 'karate' }] });
});

it('does not call off what is taken back by its name', () => {
  const message = 'drop the ballet, no, not the ballet, the karate on Friday';
  const read = cancel(message, 'request', [
    ['target', 'the ballet'],
    ['retracted', 'the ballet'],
    ['target', 'the karate'],
    ['old_time', 'on Friday'],
  ]);
  expect(meantOther(read, message).slots.map(({ text }) => text)).toEqual(['the karate', 'on Friday']);
});

it.each([
  ['drop ballet and karate', 'request', 'karate'],
  ['drop ballet, no, don’t drop it', 'retracted', 'it'],
] as const)('leaves %s', (message, force, second) => {
  const read = cancel(message, force, [
    ['target', 'ballet'],
    ['target', second],
  ]);
  expect(meantOther(read, message)).toBe(read);
});
