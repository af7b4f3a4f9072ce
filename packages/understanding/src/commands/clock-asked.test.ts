import { expect, it } from 'vitest';
import { asksForNow, asksOwnZone, asksWhatIsOn, isTheirHour, saysOwnClock } from './clock-asked.ts';

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

it.each([
  ['what time zone am I in?', true],
  ["what's my timezone", true],
  ['which time zone do you use', true],
  ['what time zone is Ben in?', false],
  ['book it in my time zone', false],
])('%s asks for the own zone: %s', (words, expected) => {
  expect(asksOwnZone(words)).toBe(expected);
});

it.each([
  ["what's 5pm Sydney in my time", '5pm', 'Sydney', true],
  ["what's 7am in Lima for us", '7am', 'Lima', true],
  ["what's 7am in Lima", '7am', 'Lima', false],
  ["what's 7am my time in Lima", '7am', 'Lima', false],
  ['what is seven for me in Lima', 'seven', 'Lima', false],
])('%s: theirs: %s %s %s', (words, hour, place, expected) => {
  expect(isTheirHour(words, hour, place)).toBe(expected);
});

it.each([
  ['what have I got at 5pm Sydney time', true],
  ['anything at 5pm Sydney time?', true],
  ['when is 5pm Sydney time', false],
])('%s asks what is on: %s', (words, expected) => {
  expect(asksWhatIsOn(words)).toBe(expected);
});
