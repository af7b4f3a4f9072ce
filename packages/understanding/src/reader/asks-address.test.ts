import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { asksAddress } from './asks-address.ts';

const read = (message: string, act: Act) =>
  asksAddress({ act, force: 'request', slots: [], start: 0, end: message.length }, message, [
    'Ola Berg',
    'Jan Novak',
  ]);

it.each([
  ["do you have ola's email?", 'ask_self', 'ola'],
  ['which address do you have for Jan', 'other', 'Jan'],
] as const)('%s asks about somebody', (message, act, text) => {
  expect(read(message, act)).toMatchObject({ act: 'ask_contact', slots: [{ role: 'person', text }] });
});

it.each([
  ['do you read my email?', 'ask_self'],
  ['write an email to the bank', 'other'],
  ['do you know Ola?', 'ask_self'],
] as const)('%s does not', (message, act) => expect(read(message, act).act).toBe(act));
