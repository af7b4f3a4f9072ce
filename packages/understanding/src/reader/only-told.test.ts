import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { farewell, othersWant, promised, starred, toldRule, toldToSay } from './only-told.ts';

const created = (message: string, time?: string): Command => {
  const start = time ? message.indexOf(time) : 0;
  const slots = time ? [{ role: 'time' as const, text: time, start, end: start + time.length }] : [];
  return { act: 'create', force: 'request', slots, start: 0, end: message.length };
};

it.each([
  ['the registrar wants me to cover Thursday night', true],
  ['my landlord wants me in his office at five', true],
  ['my boss wants me in at eight, put it in', false],
  ['I want lunch with Ana on Friday', false],
])('%s is what others want: %s', (message, expected) => {
  expect(othersWant(created(message), message)).toBe(expected);
});

it.each([
  ['thanks, see you tomorrow at 8!', 'tomorrow at 8', 'chat'],
  ['see Ana tomorrow at 8', 'tomorrow at 8', 'create'],
] as const)('%s', (message, time, act) => {
  expect(farewell(created(message, time), message).act).toBe(act);
});

it.each([
  ['talk later', 'chat'],
  ['right then, speak to you on Friday', 'chat'],
  ['talk to Ben later', 'create'],
  ['good night shift on Friday', 'create'],
  ['take care of the cat tomorrow', 'create'],
])('%s: %s', (message, act) => {
  expect(farewell(created(message), message).act).toBe(act);
});

it.each([
  ['say T11x595z', [], 'other'],
  ['say Gym', ['question-other'], 'revise'],
  ['it should say Gym', [], 'revise'],
] as const)('%s, where %j: %s', (message, situation, act) => {
  const slots = [{ role: 'place' as const, text: 'Gym', start: 0, end: 3 }];
  const command: Command = { act: 'revise', force: 'request', slots, start: 0, end: message.length };
  expect(toldToSay(command, message, situation).act).toBe(act);
});

it.each([
  ["just so you know I don't do Sundays", "don't do Sundays", 'prefer'],
  ["forget that I don't do Sundays", "don't do Sundays", 'forget'],
  ["the no Sundays thing doesn't matter", 'no Sundays', 'forget'],
  ["I'd rather you didn't do Sundays", "didn't do Sundays", 'prefer'],
  ['he always forgets my Sundays', 'forgets my Sundays', 'nothing'],
] as const)('%s', (message, text, act) => {
  const start = message.indexOf(text);
  const slots = [{ role: 'text' as const, text, start, end: start + text.length }];
  expect(
    toldRule({ act: 'forget', force: 'request', slots, start: 0, end: message.length }, message).act,
  ).toBe(act);
});

it.each([
  ["*Lena's", 'done-create', 'title'],
  ["*Lena's", 'done-cancel', 'place'],
  ["at Lena's", 'done-create', 'place'],
] as const)('%s behind %s', (message, situation, role) => {
  const start = message.indexOf('Lena');
  const slots = [{ role: 'place' as const, text: "Lena's", start, end: message.length }];
  const { slots: read } = starred(
    { act: 'revise', force: 'request', slots, start: 0, end: message.length },
    message,
    [situation],
  );
  expect(read[0]?.role).toBe(role);
});

it.each([
  ['Zoe promised to send the plans on Monday', 'past'],
  ['Zoe promised me the plans, so I want a chat on Monday', 'request'],
] as const)('%s: %s', (message, force) => {
  const start = message.indexOf('on Monday');
  const slots = [{ role: 'time' as const, text: 'on Monday', start, end: message.length }];
  expect(
    promised({ act: 'create', force: 'request', slots, start: 0, end: message.length }, message).force,
  ).toBe(force);
});
