import { expect, it } from 'vitest';
import { putsOff } from './puts-off.ts';

it.each([
  'maybe later',
  'hm, maybe later',
  'Not now',
  'not yet',
  'let me think about it',
  "I'll sleep on it",
  'Ask me again later.',
])('puts off: %s', (message) => {
  expect(putsOff(message)).toBe(true);
});

it.each([
  'later',
  'maybe later, at six',
  'no',
  'not now, make it tomorrow',
  'an hour later',
  'maybe tomorrow at 3',
])('does not: %s', (message) => {
  expect(putsOff(message)).toBe(false);
});
