import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { keptRule } from './kept-rule.ts';

const kept = (message: string): string | undefined => {
  const command: Command = { act: 'nothing', force: 'past', slots: [], start: 0, end: message.length };
  return keptRule(command, message).slots[0]?.text;
};

it.each([
  [
    'they moaned about the drums so remember this I never play before eleven on a Sunday',
    'I never play before eleven on a Sunday',
  ],
  ['what a night, keep in mind that: no lessons on Mondays', 'no lessons on Mondays'],
  ['remember that I love you', undefined],
  ['do you remember that we met on a Sunday', undefined],
])('%s', (message, rule) => {
  expect(kept(message)).toBe(rule);
});
