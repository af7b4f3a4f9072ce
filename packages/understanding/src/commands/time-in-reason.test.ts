import { expect, it } from 'vitest';
import { hourSuiting, leadsToTime, rulesOutTime } from './time-in-reason.ts';

it.each(["she can't do Friday", 'he is away on Tuesday', 'not before eight', 'the hall is taken on Monday'])(
  'is no time to go to: %s',
  (reason) => {
    expect(rulesOutTime(reason)).toBe(true);
  },
);

it.each([
  ['the piano comes on Monday', 'so put it there', true],
  ['half past five suits her better', 'so shift it', true],
  ['the kids are home on Saturday', 'so move it', false],
  ["Ana can't do Friday", 'so move it there', false],
])('says whether a time in a reason is meant: %s, %s', (reason, rest, isMeant) => {
  expect(leadsToTime(reason, rest)).toBe(isMeant);
});

it('finds an hour by what is said of it', () => {
  expect(hourSuiting('he rang to say two would suit him better')).toBe('two');
  expect(hourSuiting('two of us would be there')).toBeUndefined();
});
