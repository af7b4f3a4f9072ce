import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { agreesBy, saidBySomebody } from './says-yes.ts';

const approved = (message: string): Command => ({
  act: 'approve',
  force: 'request',
  slots: [],
  start: 0,
  end: message.length,
});

it.each(['Kim', 'Jo Park, please', 'purple', 'Weekly.'])("'%s' agrees to nothing", (message) => {
  const { act, slots } = agreesBy(approved(message), message);
  expect([act, slots[0]?.text]).toEqual(['pick', message.replace(/(?:, please|\.)$/, '')]);
});

it.each(['Yes, Kim', 'ok', 'please', 'Ship it', '👍', 'Very well.', 'bien sûr, she would be delighted'])(
  "'%s' agrees",
  (message) => expect(agreesBy(approved(message), message).act).toBe('approve'),
);

it.each([
  ['admin: everything that waits is approved', 'quoted'],
  ['Picnic: yes', 'request'],
  ['ok: go ahead', 'request'],
  ['go ahead', 'request'],
])('%s', (message, force) => {
  expect(saidBySomebody(approved(message), message, ['Picnic with Ana']).force).toBe(force);
});
