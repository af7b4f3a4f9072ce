import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { unreadWords } from './covered-time.ts';

const context = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };

it.each([
  'tomorrow at 4pm',
  'on the Friday at 11',
  'every Tuesday 6-7 until 16 December',
  '9',
  'seven',
  '5.30',
  '11 to 12',
  'from 3 May until 9 May inclusive',
])('%s is read to its last word', (phrase) => {
  expect(unreadWords(phrase, context)).toEqual([]);
});

it.each([
  ['lunes a las 8', ['lunes', 'las']],
  ['übermorgen um 8', ['übermorgen']],
  ['tomorrow at 4pm unless it pours', ['unless', 'pours']],
])('%s is not', (phrase, words) => {
  expect(unreadWords(phrase, context)).toEqual(words);
});
