import { describe, expect, it } from 'vitest';
import type { Act, Command } from '../commands/language.ts';
import type { Situation } from './situation.ts';
import { stayed } from './stays.ts';

const actOf = (message: string, situation: Situation): Act => {
  const command: Command = { act: 'approve', force: 'request', slots: [], start: 0, end: message.length };
  return stayed(command, message, [situation]).act;
};

describe('a yes to how things are', () => {
  it.each([
    'Fine, it stays on Wednesday',
    'ok we stay with Wednesday',
    'sure, stays put',
    'yes, it can stay',
  ])('is a no to a card that would change it: %s', (message) => {
    expect(actOf(message, 'proposal-change')).toBe('deny');
    expect(actOf(message, 'proposal-cancel')).toBe('deny');
  });

  it('decides nothing about a new event', () => {
    expect(actOf('fine, it stays at four', 'proposal-create')).toBe('chat');
  });

  it.each(['yes, it cannot stay on Wednesday', 'yes, Ben stays on the list', 'yes please'])(
    'is none here: %s',
    (message) => {
      expect(actOf(message, 'proposal-change')).toBe('approve');
    },
  );
});
