import { describe, expect, it } from 'vitest';
import { readWhen, resolveWhen } from './resolve-when.ts';
import { at } from './test-context.ts';
import { said } from './test-short.ts';

/** Monday 16 November 2026, ten in the morning. */
const madrid = at('2026-11-16T09:00:00Z', 'Europe/Madrid', { locale: 'en-GB' });
const short = (time: object) => String(time).slice(5, 16);

function span(phrase: string): string {
  const when = resolveWhen(phrase, madrid);
  if (when.kind !== 'interval') return when.kind;
  return [short(when.start), short(when.end), ...(when.zone ? [when.zone] : [])].join(' ');
}

describe('over midnight: the day that was said, the next time of day, and the zone that was said', () => {
  it.each([
    ['22:00-02:00', '11-16T22:00 11-17T02:00'],
    ['Friday 10pm to 2am', '11-20T22:00 11-21T02:00'],
    ['Friday 22 to 2', '11-20T22:00 11-21T02:00'],
    ['2026-11-20 22:00-02:00', '11-20T22:00 11-21T02:00'],
    ['2026-11-20T22:00 to 2026-11-21T02:00', '11-20T22:00 11-21T02:00'],
    ['2026-11-20T22:00/PT4H', '11-20T22:00 11-21T02:00'],
    ['from Friday 10pm to Saturday 2am', '11-20T22:00 11-21T02:00'],
    ['from 9 in the evening until 1 at night', '11-16T21:00 11-17T01:00'],
    ['tonight from 11 to 1', '11-16T23:00 11-17T01:00'],
    ['11pm tonight to 1am', '11-16T23:00 11-17T01:00'],
    ['tomorrow night 10 to 2', '11-17T22:00 11-18T02:00'],
    ['Friday night 9 to 1', '11-20T21:00 11-21T01:00'],
    ['Friday evening from 8 to 1', '11-20T20:00 11-21T01:00'],
    ['Friday late evening 11 till 1:30', '11-20T23:00 11-21T01:30'],
    ['Friday 10 at night to 2 in the morning', '11-20T22:00 11-21T02:00'],
    ['on Friday evening between 9 and midnight', '11-20T21:00 11-21T00:00'],
    ['Saturday 8pm to half past midnight', '11-21T20:00 11-22T00:30'],
    ['overnight on Friday from 22 to 6', '11-20T22:00 11-21T06:00'],
    ['New Years Eve 9pm to 3am', '12-31T21:00 01-01T03:00'],
    ['00:30-02:00 on Saturday', '11-21T00:30 11-21T02:00'],
    ['Friday 11pm to 1am London time', '11-21T00:00 11-21T02:00 Europe/London'],
    ['Friday 6pm-2am EST', '11-21T00:00 11-21T08:00 America/New_York'],
    ['Friday from 8 pm Tokyo time to 1 am', '11-20T12:00 11-20T17:00 Asia/Tokyo'],
    ['Friday from 9pm Lisbon time until half past one', '11-20T22:00 11-21T02:30 Europe/Lisbon'],
    ['7pm-11pm Tokyo time', '11-16T11:00 11-16T15:00 Asia/Tokyo'],
  ])('%s', (phrase, expected) => {
    expect(span(phrase)).toBe(expected);
  });

  it.each([
    ['Friday from 18:00 to 18:00', true],
    ['tomorrow 9am to 9am', true],
    ['from Friday 6pm to Saturday 6pm', undefined],
    ['from Friday 6pm to Sunday 8pm', undefined],
    ['Friday 10pm to 2am', undefined],
  ])('a day or longer by clock times alone is not known to be meant: %s', (phrase, isOpen) => {
    expect(resolveWhen(phrase, madrid)).toMatchObject(isOpen ? { endOpen: true } : { range: true });
    expect((resolveWhen(phrase, madrid) as { endOpen?: true }).endOpen).toBe(isOpen);
  });
});

describe('two ends on two clocks: a zone belongs to the end that it stands with', () => {
  it.each([
    ['Friday departs 12:00, lands 15:00 New York time', '11-20T12:00 11-20T21:00 America/New_York'],
    ['Friday dep 12:00, arr 3pm (New York time)', '11-20T12:00 11-20T21:00 America/New_York'],
    ['Friday leaves 12:00 and arrives at 3pm EST', '11-20T12:00 11-20T21:00 America/New_York'],
    ['departs 12:00 on Friday, lands 15:00 New York time', '11-20T12:00 11-20T21:00 America/New_York'],
    ['Friday departs 22:00, lands 18:00 Tokyo time', '11-20T22:00 11-21T10:00 Asia/Tokyo'],
    ['Friday departs 12:00 and lands Saturday 09:00 Tokyo time', '11-20T12:00 11-21T01:00 Asia/Tokyo'],
    ['Friday 12:00 London time to 15:00 New York time', '11-20T13:00 11-20T21:00 America/New_York'],
    ['Friday 12:00 GMT - 15:00 EST', '11-20T13:00 11-20T21:00 America/New_York'],
    ['Friday 11:00 Tokyo time to 09:00 San Francisco time', '11-20T03:00 11-20T18:00 America/Los_Angeles'],
    [
      'Saturday 08:00 Auckland time to Friday 20:00 Honolulu time',
      '11-20T20:00 11-21T07:00 Pacific/Honolulu',
    ],
    // Said once, and nothing tells that the ends are in different places.
    ['Friday 12:00 to 15:00 New York time', '11-20T18:00 11-20T21:00 America/New_York'],
    ['Friday starts at 12:00, ends at 15:00 New York time', '11-20T18:00 11-20T21:00 America/New_York'],
  ])('%s', (phrase, expected) => {
    expect(span(phrase)).toBe(expected);
    expect(readWhen(phrase, madrid).unread).toEqual([]);
  });

  it.each([
    ['2026-11-20T12:00+00:00/2026-11-20T15:00-05:00', '11-20T13:00 11-20T21:00 -05:00'],
    ['2026-11-20T12:00:00+00:00 to 2026-11-20T15:00:00-05:00', '11-20T13:00 11-20T21:00 -05:00'],
    ['2026-11-20T12:00Z/2026-11-20T15:00-05:00', '11-20T13:00 11-20T21:00 -05:00'],
    ['2026-11-20T12:00:00+0000/2026-11-20T15:00:00-0500', '11-20T13:00 11-20T21:00 -05:00'],
    [
      '2026-11-20T12:00[Europe/London]/2026-11-20T15:00[America/New_York]',
      '11-20T13:00 11-20T21:00 America/New_York',
    ],
    // The end is on an earlier hour, and on an earlier day, than the beginning.
    ['2026-11-20T22:00+09:00/2026-11-20T15:00-05:00', '11-20T14:00 11-20T21:00 -05:00'],
    ['2026-11-21T08:00+13:00/2026-11-20T20:00-10:00', '11-20T20:00 11-21T07:00 -10:00'],
    ['2026-11-20T12:00-14:00', '11-20T12:00 11-20T14:00'],
  ])('ISO is kept exactly: %s', (phrase, expected) => {
    expect(span(phrase)).toBe(expected);
  });

  it('a landing without a clock of its own may be on either', () => {
    expect(said(resolveWhen('Friday departs 12:00 New York time, lands 23:30', madrid))).toBe(
      '? 2026-11-20T18:00/2026-11-21T05:30 | 2026-11-20T18:00/2026-11-20T23:30',
    );
  });

  it.each([
    ['Friday departs 12:00, lands 15:00 local time', ['local', 'time']],
    ['Friday 12:00 to 15:00 -05:00', ['00']],
  ])('not half of it: %s', (phrase, unread) => {
    expect(readWhen(phrase, madrid).unread).toEqual(unread);
  });
});

describe('the words that a reading leaves out', () => {
  it.each([
    ['tomorrow at 3pm', []],
    ['tomorrow around 3ish, please', []],
    ['2026-11-16T10:00:00+01:00[Europe/Madrid]', []],
    ['2026-11-20T23:00[America/New_York]', []],
    ['2026-11-17T13:00:00+00:00[UTC]', []],
    ['mañana a las 10', ['mañana', 'las']],
    ['morgen um 10 Uhr', ['morgen']],
    ['demain à 10h', ['demain', 'à']],
    ['weekly on blorpday', ['blorpday']],
    ['half-yearly', ['half']],
    ['明日10時', ['明', '日', '10', '時']],
  ])('%s', (phrase, unread) => {
    expect(readWhen(phrase, madrid).unread).toEqual(unread);
  });

  it('an instant with a zone in brackets is on that clock', () => {
    expect(resolveWhen('2026-11-20T23:00[America/New_York]', madrid)).toMatchObject({
      zone: 'America/New_York',
    });
    expect(short((resolveWhen('2026-11-20T23:00[America/New_York]', madrid) as { at: object }).at)).toBe(
      '11-21T05:00',
    );
  });
});

describe('how long and how often it repeats', () => {
  it.each([
    ['weekly at 9 for 6 weeks', 'UNTIL=20261229T075959Z'],
    ['every Monday at 9 starting 7 December for 6 weeks', 'UNTIL=20270118T075959Z'],
    ['weekly for 5 occurrences', 'COUNT=5'],
    ['weekly x5', 'COUNT=5'],
    ['weekly on Mondays, ends after 10 occurrences', 'COUNT=10'],
    ['every week (4 times)', 'COUNT=4'],
    ['every year on 5 March', 'BYMONTH=3;BYMONTHDAY=5'],
    ['every year on the 5th of March', 'BYMONTH=3;BYMONTHDAY=5'],
  ])('%s', (phrase, part) => {
    expect((resolveWhen(phrase, madrid) as { rrule?: string[] }).rrule?.[0]).toContain(part);
  });
});

describe('a beginning and an end given one after the other, or written without a colon', () => {
  it.each([
    ['the day 2 of December, it begins 8:30 in the morning and finish at 10', '12-02T08:30 12-02T10:00'],
    ['Friday, starts at 9 and ends at 10:30', '11-20T09:00 11-20T10:30'],
    ['tomorrow 1930-2000', '11-17T19:30 11-17T20:00'],
    ['2025-2030', '01-01T00:00 01-01T00:00'],
    ['from 27 December to 3 January, first and last day included', '12-27T00:00 01-04T00:00'],
    ['3rd to 6th of December, both included', '12-03T00:00 12-07T00:00'],
  ])('%s', (phrase, expected) => {
    expect(span(phrase)).toBe(expected);
    expect(readWhen(phrase, madrid).unread).toEqual([]);
  });

  it.each([
    ['this thursday and this friday, each one 22:00 till 06:00 next morning', 2, '8'],
    ['wed, thu and fri this week, 17 to 19 each', 3, '2'],
    ['Monday and Tuesday, both 9 to 10', 2, '1'],
  ])('hours of each: %s', (phrase, days, hours) => {
    const { when, unread } = readWhen(phrase, madrid);
    const windows = when.kind === 'windows' ? when.windows : [];
    expect(windows.map(({ start, end }) => end.since(start).toString())).toEqual(
      Array(days).fill(`PT${hours}H`),
    );
    expect(unread).toEqual([]);
  });

  it('an hour in the way of other languages', () => {
    const when = resolveWhen('the 2 of December at 9 hours 10', madrid);
    expect(when.kind === 'instant' && short(when.at)).toBe('12-02T09:10');
  });
});

describe('nights from a day are a stay that begins then', () => {
  it.each([
    ['three nights from Thursday', '11-19T00:00 11-22T00:00'],
    ['two nights from the 4th of December', '12-04T00:00 12-06T00:00'],
  ])('%s', (phrase, expected) => expect(span(phrase)).toBe(expected));
});
