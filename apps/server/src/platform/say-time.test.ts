import { DAY, dayAt, HOUR, MINUTE, onDate, startOfDay, timed } from '@catch/scheduling';
import { resolveWhen, type WhenContext } from '@catch/understanding';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import {
  sayDay,
  sayHours,
  sayInstant,
  sayRange,
  sayRangeAfter,
  sayTimeOfDay,
  sayWindow,
  writeInstant,
} from './say-time.ts';
import { inFull, localeOf, type Reader, readerIn } from './time-reader.ts';

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
];
/** Noons of an ordinary day, and of days before or on which clocks change somewhere. */
const NOONS = [
  '2026-11-16',
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
].map((date) => Date.parse(`${date}T12:00Z`));

const moments = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    noon: fc.constantFrom(...NOONS),
    hours: fc.integer({ min: -12, max: 12 }),
    // Near, where clocks change, and as far as a year.
    minutes: fc.oneof(
      fc.integer({ min: -2 * 1440, max: 3 * 1440 }),
      fc.integer({ min: -300 * 1440, max: 400 * 1440 }),
    ),
    isFull: fc.boolean(),
  })
  .map(({ zone, noon, hours, minutes, isFull }) => {
    const reader = readerIn(zone, noon + hours * HOUR);
    return { at: noon + minutes * MINUTE, reader: isFull ? inFull(reader) : reader };
  });

/** What lies back is asked about as such: 'when was it?'. */
const contextOf = ({ zone, now }: Reader, at: number): WhenContext => ({
  zone,
  now: Temporal.Instant.fromEpochMilliseconds(now),
  locale: localeOf(zone),
  preferFuture: at >= now,
});

/** Partly past: the grammar looks either back or ahead, and people look at both. */
const isUnderWay = (start: number, end: number, { now }: Reader): boolean => start < now && end > now;

function readBack(said: string, reader: Reader, at: number): unknown {
  const when = resolveWhen(said, contextOf(reader, at));
  if (when.kind === 'instant') return [when.at.epochMilliseconds];
  return when.kind === 'interval'
    ? [when.start.epochMilliseconds, when.end.epochMilliseconds, when.allDay]
    : when.kind;
}

const runs = 300 * Math.max(1, Number(process.env.PROPERTY_RUNS ?? '1') || 1);

describe('what is said reads back as the same time', () => {
  it('an instant', () => {
    fc.assert(
      fc.property(moments, ({ at, reader }) => {
        const said = sayInstant(at, reader);
        expect(readBack(said, reader, at), said).toEqual([at]);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('a stretch of minutes, over midnight and over the hour that comes twice', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1439 }), ({ at, reader }, minutes) => {
        const end = at + minutes * MINUTE;
        fc.pre(!isUnderWay(at, end, reader));
        const said = sayRange(timed(at, reader.zone), timed(end, reader.zone), reader);
        expect(readBack(said, reader, at), said).toEqual([at, end, false]);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('whole days', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 20 }), ({ at, reader }, more) => {
        const first = dayAt(at, reader.zone);
        const date = (day: number) => onDate(new Date(day * DAY).toISOString().slice(0, 10));
        const said = sayRange(date(first), date(first + more + 1), reader);
        const [from, to] = [startOfDay(first, reader.zone), startOfDay(first + more + 1, reader.zone)];
        fc.pre(!isUnderWay(from, to, reader));
        expect(readBack(said, reader, from), said).toEqual([from, to, true]);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('where a question looked: parts of a day and whole days', () => {
    const bounds = fc.constantFrom([0, 24], [0, 12], [12, 19], [18, 24], [10, 12], [9, 17]);
    fc.assert(
      fc.property(moments, bounds, ({ at, reader }, [from = 0, to = 0]) => {
        const day = dayAt(at, reader.zone);
        const on = (hour: number) =>
          Temporal.PlainDate.from(new Date(day * DAY).toISOString().slice(0, 10))
            .add({ days: Math.floor(hour / 24) })
            .toZonedDateTime({ timeZone: reader.zone, plainTime: { hour: hour % 24 } }).epochMilliseconds;
        fc.pre(!isUnderWay(on(from), on(to), reader));
        const said = sayWindow({ start: on(from), end: on(to) }, reader);
        expect(readBack(said, reader, on(from)), said).toEqual([on(from), on(to), to - from === 24]);
      }),
      { numRuns: runs },
    );
  }, 60_000);
});

describe('as people say it', () => {
  const madrid = readerIn('Europe/Madrid', Date.parse('2026-11-16T10:00+01:00'));
  const newYork = readerIn('America/New_York', Date.parse('2026-11-16T10:00-05:00'));
  const range = (from: string, to: string, reader: Reader) =>
    sayRange(timed(Date.parse(from), reader.zone), timed(Date.parse(to), reader.zone), reader);

  test.each([
    ['2026-11-15', 'yesterday'],
    ['2026-11-16', 'today'],
    ['2026-11-17', 'tomorrow'],
    ['2026-11-19', 'Thu 19 Nov'],
    ['2026-11-24', 'Tue 24 November'],
    ['2027-09-30', 'Thu 30 September'],
    ['2027-11-19', 'Fri 19 November 2027'],
    ['2025-11-19', 'Wed 19 November 2025'],
  ])('%s: %s', (date, said) => {
    expect(sayDay(date, madrid)).toBe(said);
  });

  it('no day is called tomorrow in the small hours, when it may be the one after the next sleep', () => {
    const night = readerIn('Europe/Madrid', Date.parse('2026-11-16T01:30+01:00'));
    expect(sayDay('2026-11-16', night)).toBe('Mon 16 Nov');
    expect(sayDay('2026-11-17', night)).toBe('Tue 17 Nov');
  });

  it('nothing is said twice in a range', () => {
    expect(range('2026-11-16T15:00+01:00', '2026-11-16T16:00+01:00', madrid)).toBe('today 15:00–16:00');
    expect(range('2026-11-19T15:00+01:00', '2026-11-19T16:00+01:00', madrid)).toBe('Thu 19 Nov, 15:00–16:00');
    expect(range('2026-11-19T22:00+01:00', '2026-11-20T00:00+01:00', madrid)).toBe('Thu 19 Nov, 22:00–24:00');
    expect(range('2026-11-19T23:00+01:00', '2026-11-20T01:00+01:00', madrid)).toBe(
      'Thu 19 Nov, 23:00 to Fri 20 Nov, 01:00',
    );
    expect(sayRange(onDate('2026-11-19'), onDate('2026-11-20'), madrid)).toBe('Thu 19 Nov, all day');
    expect(sayRange(onDate('2026-11-17'), onDate('2026-11-18'), madrid)).toBe('all day tomorrow');
    expect(sayRange(onDate('2026-11-19'), onDate('2026-11-22'), madrid)).toBe('Thu 19 Nov to Sat 21 Nov');
  });

  it('by the clock that the reader has', () => {
    expect(range('2026-11-17T15:00-05:00', '2026-11-17T16:00-05:00', newYork)).toBe('tomorrow 3:00–4:00 pm');
    expect(range('2026-11-19T11:30-05:00', '2026-11-19T13:00-05:00', newYork)).toBe(
      'Thu 19 Nov, 11:30 am–1:00 pm',
    );
    expect(sayTimeOfDay('00:30', newYork)).toBe('12:30 am');
    expect(sayTimeOfDay('07:30', madrid)).toBe('07:30');
    const noon = Date.parse('2026-11-19T12:00-05:00');
    expect(sayHours({ start: noon, end: noon + HOUR }, newYork)).toBe('12:00–1:00 pm');
    expect(sayHours({ start: noon, end: noon }, newYork)).toBe('12:00 pm');
  });

  it('in full for other people, and where it is read later', () => {
    expect(range('2026-11-19T15:00+01:00', '2026-11-19T16:00+01:00', inFull(madrid))).toBe(
      'Thursday 19 November 2026, 15:00–16:00 (Europe/Madrid)',
    );
    expect(sayInstant(Date.parse('2026-11-16T15:00+01:00'), inFull(madrid))).toBe(
      'Monday 16 November 2026, 15:00 (Europe/Madrid)',
    );
    expect(sayRange(onDate('2026-12-31'), onDate('2027-01-03'), inFull(madrid))).toBe(
      'Thursday 31 December 2026 to Saturday 2 January 2027, all day',
    );
  });

  it('the hour that comes twice is distinguished by its offset', () => {
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    const before = readerIn('Europe/Madrid', first - 12 * HOUR);
    expect(sayInstant(first, before)).toBe('tomorrow at 02:30');
    expect(sayInstant(second, before)).toBe('tomorrow at 02:30 (UTC+01:00)');
    expect(writeInstant(second, 'Europe/Madrid')).toBe('2026-10-25T02:30:00+01:00[Europe/Madrid]');
  });

  test.each([
    ['2026-11-18T18:00', '2026-11-19T00:00', 'on Wed 18 Nov in the evening'],
    ['2026-11-16T18:00', '2026-11-17T00:00', 'tonight'],
    ['2026-11-17T12:00', '2026-11-17T19:00', 'tomorrow afternoon'],
    ['2026-11-18T00:00', '2026-11-19T00:00', 'on Wed 18 Nov'],
    ['2026-11-16T10:00', '2026-11-17T00:00', 'today after 10:00'],
    ['2026-11-18T10:00', '2026-11-18T12:00', 'on Wed 18 Nov between 10:00 and 12:00'],
    ['2026-11-16T00:00', '2026-11-23T00:00', 'from today to Sun 22 Nov'],
    ['2026-11-18T10:00', '2026-11-18T10:00', 'on Wed 18 Nov at 10:00'],
  ])('from %s to %s: %s', (from, to, said) => {
    const [start, end] = [Date.parse(`${from}+01:00`), Date.parse(`${to}+01:00`)];
    expect(sayWindow({ start, end }, madrid)).toBe(said);
  });
});

it('what machines read is as Temporal writes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1980), max: Date.UTC(2100) }),
      fc.constantFrom(...ZONES),
      (at, zone) => {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(writeInstant(at, zone)).toBe(local.round('second').toString());
      },
    ),
    { numRuns: 500 },
  );
});

describe('after a day that has been said', () => {
  const reader = readerIn('Europe/Madrid', Date.parse('2026-10-23T10:00Z'));
  const saturday = dayAt(Date.parse('2026-10-24T12:00Z'), 'Europe/Madrid');
  const at = (instant: string) => timed(Date.parse(instant), 'Europe/Madrid');

  test.each([
    ['hours are enough on that day', '2026-10-24T13:00Z', '2026-10-24T14:00Z', '15:00–16:00'],
    ['up to midnight', '2026-10-24T21:00Z', '2026-10-24T22:00Z', '23:00–24:00'],
    ['another day is named', '2026-10-25T13:00Z', '2026-10-25T14:00Z', 'Sun 25 Oct, 14:00–15:00'],
    [
      'so are both days of a night',
      '2026-10-24T21:00Z',
      '2026-10-24T23:30Z',
      'tomorrow 23:00 to Sun 25 Oct, 01:30',
    ],
  ])('%s', (_name, start, end, said) => {
    expect(sayRangeAfter(saturday, at(start), at(end), reader)).toBe(said);
  });

  it('in full the day is said every time', () => {
    const [start, end] = [at('2026-10-24T13:00Z'), at('2026-10-24T14:00Z')];
    expect(sayRangeAfter(saturday, start, end, inFull(reader))).toBe(sayRange(start, end, inFull(reader)));
  });

  it('the hour that comes twice keeps its offset', () => {
    const [start, end] = [at('2026-10-25T01:10Z'), at('2026-10-25T01:40Z')];
    expect(sayRangeAfter(saturday + 1, start, end, reader)).toBe('02:10–02:40 (UTC+01:00)');
  });
});
