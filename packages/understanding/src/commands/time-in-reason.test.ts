import { expect, it } from 'vitest';
import { hourSuiting, hourTold, leadsToTime, rulesOutTime } from './time-in-reason.ts';

it.each(["she can't do Friday", 'he is away on Tuesday', 'not before eight', 'the hall is taken on Monday'])(
  'is not a time to move to: %s',
  (reason) => {
    expect(rulesOutTime(reason)).toBe(true);
  },
);

it.each([
  ['the piano arrives on Monday', 'so do it then', true],
  ['Ola prefers noon', 'so shift it', true],
  ['the kids are home on Saturday', 'so move it', false],
  ["Ana can't do Friday", 'so move it there', false],
])('says whether the time in a reason is the one to move to: %s, %s', (reason, rest, isMeant) => {
  expect(leadsToTime(reason, rest)).toBe(isMeant);
});

it('finds an hour by the words after it', () => {
  expect(hourSuiting('Kim wrote that eleven works for everyone')).toBe('eleven');
  expect(hourSuiting('she says four instead of two')).toBe('four');
  expect(hourSuiting('two of us would be there')).toBeUndefined();
});

it.each([
  ['the ticket says three', 'three'],
  ['Ola wrote half past one', 'half past one'],
  ['I see here it is 5pm.', '5pm'],
  ['there are three', undefined],
  ["it isn't at three", undefined],
  ['she said she has two sons', undefined],
])('%s tells the hour: %s', (reason, hour) => {
  expect(hourTold(reason)).toBe(hour);
});
