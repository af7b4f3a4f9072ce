import { expect, it } from 'vitest';
import type { Act, Command, Slot } from '../commands/language.ts';
import { rightBefore, surelyBefore } from './right-before.ts';
import type { Situation } from './situation.ts';

const command = (message: string, act: Act, slots: readonly Slot[] = []): Command => ({
  act,
  force: 'statement',
  slots,
  start: 0,
  end: message.length,
});
const CHANGED: readonly Situation[] = ['done-change'];

it.each([
  ['ah, the earlier slot was better', 'nothing'],
  ['you had it right the first time', 'chat'],
  ['fine, back to the old slot please', 'chat'],
] as const)('%s takes the change back', (message, act) => {
  const read = command(message, act);
  expect(rightBefore(read, message, CHANGED)).toMatchObject({ act: 'undo', force: 'request', slots: [] });
  expect(surelyBefore({ sure: 0.3, words: [] }, read, message, CHANGED).sure).toBeGreaterThan(0.78);
});

it.each([
  ['ah, the earlier slot was better', 'nothing', ['done-create']],
  ['was the first slot better?', 'nothing', CHANGED],
  ['my back to school shopping', 'chat', CHANGED],
  ['back to the old slot please', 'change', CHANGED],
] as const)('%s does not: %s', (message, act, situation) => {
  const read = command(message, act);
  expect(rightBefore(read, message, situation)).toBe(read);
});
