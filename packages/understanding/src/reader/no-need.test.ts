import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { needsGoing, needsNothing, stillOn } from './no-need.ts';

const actOf = (message: string, act: Act): Act =>
  needsNothing({ act, force: 'request', slots: [], start: 0, end: message.length }, message).act;

it.each([
  "No need to book anything, I'll just knock",
  "so there's no need to change it",
  "I'm not missing the choir for him",
  'we are not going to move it',
])('%s wants nothing', (message) => {
  expect(actOf(message, 'prefer')).toBe('nothing');
  expect(actOf(message, 'change')).toBe('nothing');
});

it.each(['no need for the gym on Friday', 'book lunch, no need to invite her', 'no needles on Friday'])(
  '%s may want something',
  (message) => {
    expect(actOf(message, 'cancel')).toBe('cancel');
  },
);

it("'needs deleting' is no note", () => {
  const message = "it's tomorrow's choir that needs deleting";
  const note = { role: 'note' as const, text: 'needs deleting', start: 27, end: 41 };
  const going = needsGoing({ act: 'change', force: 'request', slots: [note], start: 0, end: 41 }, message);
  expect(going).toMatchObject({ act: 'cancel', slots: [] });
});

it.each([
  ['Ana and I can still go', 'nothing'],
  ['cancel mine, Ana can still go', 'cancel'],
] as const)('%s: %s', (message, act) => {
  const command = { act: 'cancel', force: 'request', slots: [], start: 0, end: message.length } as const;
  expect(stillOn(command, message).act).toBe(act);
});
