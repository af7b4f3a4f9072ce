import { expect, it } from 'vitest';
import {
  extremeOf,
  fromTo,
  pointsToTime,
  saysClock,
  saysHours,
  saysOneDay,
  saysUsualLength,
  saysWholeDay,
  wantsHour,
} from './time-phrases.ts';

it.each([
  ['from Wednesday to Friday', { from: 'Wednesday', to: 'Friday' }],
  ['from tomorrow over to Monday', { from: 'tomorrow', to: 'Monday' }],
  ['to Friday', undefined],
])('%s', (time, expected) => expect(fromTo(time)).toEqual(expected));

it.each([
  ['sun 8-12', true],
  ['from 2 to 4:30', true],
  ['9am until 11', true],
  ['sat 19:00', false],
  ['monday to friday', false],
])('%s has an end: %s', (time, expected) => expect(saysHours(time)).toBe(expected));

it.each([
  ['over to that slot', true],
  ['then', true],
  ['in there', true],
  ['that Friday', false],
])('%s points to a time: %s', (span, expected) => expect(pointsToTime(span)).toBe(expected));

it.each([
  ['which hour suits us?', true],
  ['what hour is it?', false],
])('%s wants an hour: %s', (clause, expected) => expect(wantsHour(clause)).toBe(expected));

it.each([
  ['every day at seven', true],
  ['every weekday 17:40', true],
  ['every Sunday evening', false],
])('%s says an hour: %s', (span, expected) => expect(saysClock(span)).toBe(expected));

it('a whole day, and only one', () => {
  expect(saysWholeDay('the whole day after')).toBe(true);
  expect(saysWholeDay('the day after')).toBe(false);
  expect(saysOneDay('the whole day')).toBe(true);
  expect(saysOneDay('as whole days')).toBe(false);
});

it('words of the usual length', () => {
  expect(saysUsualLength('usual')).toBe(true);
  expect(saysUsualLength('choir')).toBe(false);
});

it.each([
  ['Monday, the first slot after noon', 'earliest'],
  ['every Monday 8:30 to 8:45, first one on the 23rd', undefined],
  ['weekly at six, last one in March', undefined],
])('%s asks for an end of it: %s', (span, expected) => expect(extremeOf(span)?.which).toBe(expected));
