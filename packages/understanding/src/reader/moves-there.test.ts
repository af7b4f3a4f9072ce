import { describe, expect, it } from 'vitest';
import type { Act, Command } from '../commands/language.ts';
import { movesThere, withoutPickBefore } from './moves-there.ts';

const picked = (message: string, act: Act = 'pick'): Command => ({
  act,
  force: 'request',
  slots: [],
  start: 0,
  end: message.length,
});
const read = (message: string, act?: Act): string => {
  const { act: found, slots } = movesThere(picked(message, act), message, ['Kiln inspection', 'Yoga']);
  return [found, ...slots.map(({ role, text }) => `${role}:${text}`)].join(' | ');
};

describe('what goes to a time that was found', () => {
  it.each([
    ['Move the kiln inspection there.', 'change | target:the kiln inspection | time:there'],
    ['ok, shift yoga over to that slot', 'change | target:yoga | time:over to that slot'],
    ['great, then my yoga goes there', 'change | target:my yoga | time:there'],
    ['put the kiln inspection there instead', 'change | target:the kiln inspection | time:there'],
  ])('is changed, and nothing new is made: %s', (message, expected) => {
    expect(read(message)).toBe(expected);
  });

  it.each([
    // Nothing of that name is there.
    'then the plumber goes there',
    'put the plumber there instead',
    // Another time is said.
    'move it, there is a clash',
    'move yoga to that day',
  ])('is nothing else: %s', (message) => {
    expect(read(message)).toBe('pick');
  });
});

it('the yes in front of it takes nothing', () => {
  const message = 'Perfect. Move yoga there';
  const [first, second] = [picked('Perfect.'), { ...picked(message), start: 9 }];
  const moved = movesThere(second, message, []);
  expect(withoutPickBefore([first, moved]).map(({ act }) => act)).toEqual(['chat', 'change']);
  expect(withoutPickBefore([first]).map(({ act }) => act)).toEqual(['pick']);
});
