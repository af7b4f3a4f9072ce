import { expect, it } from 'vitest';
import { agreesAbroad } from './agrees-abroad.ts';

it.each([
  'ja, mach das',
  'Ja bitte!',
  'sí, adelante',
  'oui, vas-y',
  'Sim, pode fazer.',
  'sì, va bene',
  'ja graag',
])('agrees: %s', (message) => {
  expect(agreesAbroad(message)).toBe(true);
});

it.each([
  'ja, aber um 18 Uhr',
  'ja nein',
  'mach das nicht',
  'sí pero no hoy',
  'oui mais demain',
  'por favor',
  'danke',
  'va bene domani',
  'yes',
  '',
])('does not: %s', (message) => {
  expect(agreesAbroad(message)).toBe(false);
});
