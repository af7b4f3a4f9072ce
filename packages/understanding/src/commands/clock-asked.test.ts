import { expect, it } from 'vitest';
import { asksForNow, saysOwnClock } from './clock-asked.ts';

it.each([
  ['what time is it in Tokyo?', true],
  ["what's the time in Lima right now?", true],
  ['what is that in Sydney', false],
  ['and in Lisbon?', false],
  ['what time is it here then?', false],
])('%s asks for now: %s', (words, expected) => {
  expect(asksForNow(words)).toBe(expected);
});

it.each([
  ['which hour is that over here', true],
  ["so what's that our time", true],
  ['in Chicago what time is that', false],
])('%s is about the own clock: %s', (words, expected) => {
  expect(saysOwnClock(words)).toBe(expected);
});
