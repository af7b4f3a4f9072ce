import { describe, expect, it } from 'vitest';
import type { Act, Command } from '../commands/language.ts';
import { readNotation } from '../commands/notation.ts';
import type { Situation } from './situation.ts';
import { halfDenied, leftAsItIs, leftForNow, stayed } from './stays.ts';

const actOf = (message: string, situation: Situation): Act => {
  const command: Command = { act: 'approve', force: 'request', slots: [], start: 0, end: message.length };
  return stayed(command, message, [situation]).act;
};

describe('a yes to how things are', () => {
  it.each(['Fine, it stays on Monday', 'ok we stay with Wednesday', 'sure, stays put', 'yes, it can stay'])(
    'is a no to a card that would change it: %s',
    (message) => {
      expect(actOf(message, 'proposal-change')).toBe('deny');
      expect(actOf(message, 'proposal-cancel')).toBe('deny');
    },
  );

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

describe('a yes with a no in it', () => {
  const decided = (message: string): Act =>
    halfDenied({ act: 'approve', force: 'request', slots: [], start: 0, end: message.length }, message).act;

  it.each([
    'oh yes of course, the fair, so no swim then',
    "yes, I see, so don't",
    'right, not the gym then',
    "told her I'd think about it",
  ])('decides nothing: %s', (message) => {
    expect(decided(message)).toBe('chat');
  });

  it.each([
    'yes, no problem',
    'sure, why not',
    "go ahead, I don't mind",
    "no, that's fine, do it",
    'yes please',
  ])('is a yes where that is an idiom: %s', (message) => {
    expect(decided(message)).toBe('approve');
  });
});

it.each([
  ['piano stays at its new time', 'undo', 'nothing'],
  ['piano can stay', 'cancel', 'nothing'],
  ['piano stays where it was', 'undo', 'undo'],
  ['piano goes', 'cancel', 'cancel'],
] as const)('%s', (message, act, expected) => {
  const slots = [{ role: 'target' as const, text: 'piano', start: 0, end: 5 }];
  expect(leftAsItIs({ act, force: 'request', slots, start: 0, end: message.length }, message).act).toBe(
    expected,
  );
});

it('what stays on its day is not called off', () => {
  const { message, commands } = readNotation('{cancel|[target:the survey] [old_time:on Wednesday] stays}');
  expect(commands.map((command) => leftAsItIs(command, message).act)).toEqual(['nothing']);
});

describe('a time that was found and is not taken yet', () => {
  const left = (message: string): Act =>
    leftForNow({ act: 'pick', force: 'request', slots: [], start: 0, end: message.length }, message).act;

  it.each(['nice, leave it open', "good, I'll phone her, hold off", 'ok but do not book anything'])(
    '%s',
    (message) => {
      expect(left(message)).toBe('nothing');
    },
  );

  it('is taken otherwise', () => {
    expect(left('good, the second')).toBe('pick');
  });
});
