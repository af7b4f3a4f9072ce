import { describe, expect, it, test } from 'vitest';
import { resolveWhen } from './resolve-when.ts';
import { at, madrid } from './test-context.ts';
import { short } from './test-short.ts';

const wall = (phrase: string): string => {
  const when = resolveWhen(phrase, madrid);
  return when.kind === 'instant' ? when.at.toPlainDateTime().toString({ smallestUnit: 'minute' }) : when.kind;
};

describe('the small hours belong to the night before them', () => {
  test.each([
    ['tonight at 1:45am', '2026-11-19T01:45'],
    ['at half past one tonight', '2026-11-19T01:30'],
    ['tomorrow night at 2am', '2026-11-20T02:00'],
    ['Friday night at 12:30am', '2026-11-21T00:30'],
    ['tonight at 8', '2026-11-18T20:00'],
    ['tonight at 12', '2026-11-19T00:00'],
    ['tomorrow at 2am', '2026-11-19T02:00'],
  ])('%s', (phrase, expected) => {
    expect(wall(phrase)).toBe(expected);
  });
});

describe("an American zone next to a clock needs no 'time' after it", () => {
  test.each([
    ['9am eastern on Friday', '2026-11-20T15:00'],
    ['at 3pm pacific tomorrow', '2026-11-20T00:00'],
    ['Friday 9am eastern', '2026-11-20T15:00'],
  ])('%s', (phrase, expected) => {
    expect(wall(phrase)).toBe(expected);
  });
});

describe('days in a row that repeat', () => {
  test.each([
    ['every mon wed fri at 6:30am until christmas', /^RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=202612/],
    ['every tue thu 9-10am', /^RRULE:FREQ=WEEKLY;BYDAY=TU,TH$/],
    ['every weekday at 9am until 24 December', /UNTIL=202612/],
    ['every weekday but Friday at 7am', /^RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH$/],
    ['every evening this week from 8 to 9', /^RRULE:FREQ=DAILY;UNTIL=20261122/],
    ['every Monday evening this month', /^RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130/],
    ['every evening from 8 to 9', /^RRULE:FREQ=DAILY$/],
  ])('%s', (phrase, rule) => {
    const when = resolveWhen(phrase, madrid);
    expect(when.kind === 'recurrence' && when.rrule.join()).toMatch(rule);
  });

  it('a number before a month is its day, not an hour', () => {
    expect(resolveWhen('every Friday at 6:30pm until 24 December', madrid)).toMatchObject({
      kind: 'recurrence',
      rrule: [expect.stringMatching(/UNTIL=20261224/)],
    });
  });
});

describe('both ends of a range are read off one clock', () => {
  test.each([
    ['Thursday, 10:00–22:30', '2026-11-19T10:00/2026-11-19T22:30'],
    ['Thursday 12:15-23:00', '2026-11-19T12:15/2026-11-19T23:00'],
    ['Thursday 00:30-12:15', '2026-11-19T00:30/2026-11-19T12:15'],
    ['Thursday 10:00-11:30 pm', '2026-11-19T22:00/2026-11-19T23:30'],
  ])('%s', (phrase, expected) => {
    expect(short(resolveWhen(phrase, madrid))).toBe(expected);
  });
});

describe('days one behind the other are all of them', () => {
  test.each([
    ['tue wed and thu 8 to 10 in the morning', 3],
    ['8 to 10 in the morning tue wed and thu', 3],
    ['tue 7:00-15:00 wed 7:00-15:00 fri 14:00-22:00', 3],
  ])('%s', (phrase, count) => {
    const when = resolveWhen(phrase, madrid);
    expect(when).toMatchObject({ kind: 'windows', choice: 'all-of' });
    expect(when.kind === 'windows' && when.windows).toHaveLength(count);
  });
});

it('evenings of a week are those of its weekend, too', () => {
  const when = resolveWhen('evenings next week', madrid);
  expect(when.kind === 'windows' && when.windows.map(({ start }) => start.dayOfWeek)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

it('looking back never means the hour that is still ahead today', () => {
  const back = { ...madrid, preferFuture: false };
  expect(short(resolveWhen('today at 10:30', madrid))).toBe('minute 2026-11-18T22:30');
  expect(short(resolveWhen('today at 10:30', back))).toBe('minute 2026-11-18T10:30');
});

it('an end in the second of a doubled hour is that one', () => {
  const before = at('2026-10-24T12:00:00Z', 'Europe/Madrid');
  const when = resolveWhen('today 14:00 to tomorrow 03:00 (UTC+02:00)', before);
  expect(when.kind === 'interval' && when.end.toInstant().toString()).toBe('2026-10-25T01:00:00Z');
});

describe("hours in words with 'till' between them", () => {
  test.each([
    ['block two till three for that', '2026-11-18T14:00 to 2026-11-18T15:00'],
    ['on Friday, one till two', '2026-11-20T13:00 to 2026-11-20T14:00'],
  ])('%s', (phrase, expected) => {
    const when = resolveWhen(phrase, madrid);
    const wallOf = (moment: { toPlainDateTime: () => { toString: (how: object) => string } }) =>
      moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
    expect(when.kind === 'interval' ? `${wallOf(when.start)} to ${wallOf(when.end)}` : when.kind).toBe(
      expected,
    );
  });

  test.each(['Friday till two', 'on Thursday until twelve'])(
    '%s: an hour, and no day of the month',
    (phrase) =>
      expect(resolveWhen(phrase, madrid)).toMatchObject({ kind: 'open', direction: 'until', grain: 'hour' }),
  );
});
