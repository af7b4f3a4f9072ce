import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateRule, subDailyRule, timedRule } from '../../test/arbitraries.ts';
import { SchedulingError } from '../errors.ts';
import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { formatRecurrence, formatRule } from './format-rule.ts';
import { formatIcalTime } from './ical-time.ts';
import { nextStarts } from './next-instances.ts';
import { parseRecurrence, tryParseRecurrence } from './parse-recurrence.ts';
import { parseRule } from './parse-rule.ts';
import { splitSeries } from './split-series.ts';

describe('rules as calendars write them', { timeout: 60_000 }, () => {
  it('reads every part', () => {
    expect(
      parseRule('RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR,MO;BYSETPOS=-1;WKST=SU;UNTIL=20270303T150000Z'),
    ).toEqual({
      frequency: 'MONTHLY',
      interval: 2,
      byDay: [{ weekday: 'FR', nth: -1 }, { weekday: 'MO' }],
      bySetPos: [-1],
      weekStart: 'SU',
      until: { kind: 'utc', at: Date.UTC(2027, 2, 3, 15) },
    });
  });

  it('reads dates with and without zone, and periods', () => {
    const parsed = parseRecurrence([
      'EXDATE;TZID=Europe/Berlin:20260305T090000,20260306T090000',
      'EXDATE;VALUE=DATE:20260307',
      'RDATE;VALUE=PERIOD:20260308T090000Z/PT1H30M',
      'RDATE:20260309T090000Z',
    ]);
    expect(parsed.excluded).toEqual([
      { kind: 'local', local: Date.UTC(2026, 2, 5, 9), zone: 'Europe/Berlin' },
      { kind: 'local', local: Date.UTC(2026, 2, 6, 9), zone: 'Europe/Berlin' },
      { kind: 'date', day: Date.UTC(2026, 2, 7) / 86_400_000 },
    ]);
    expect(parsed.extra).toEqual([
      { time: { kind: 'utc', at: Date.UTC(2026, 2, 8, 9) }, duration: 5_400_000 },
      { time: { kind: 'utc', at: Date.UTC(2026, 2, 9, 9) } },
    ]);
  });

  it('writes what it read', () => {
    fc.assert(
      fc.property(fc.oneof(dateRule, timedRule, subDailyRule), (rule) => {
        expect(parseRule(formatRule(rule))).toEqual(rule);
      }),
      { numRuns: 500 },
    );
    const lines = [
      'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=MO,WE',
      'RDATE;TZID=Asia/Kathmandu:20260309T090000',
      'RDATE;VALUE=PERIOD:20260308T090000Z/PT5400S',
      'EXDATE;VALUE=DATE:20260307',
      'EXDATE:20260307T090000Z',
    ];
    expect(formatRecurrence(parseRecurrence(lines))).toEqual(lines);
  });
});

describe('very long lists', () => {
  it('are read, searched and divided like short ones', () => {
    const dates = Array.from({ length: 130_000 }, (_, index) =>
      formatIcalTime({ kind: 'utc', at: index * 60_000 }),
    );
    const recurrence = parseRecurrence([
      `RDATE:${dates.join()}`,
      `EXDATE:${dates.join()}`,
      'RRULE:FREQ=DAILY',
    ]);
    const start: Moment = { kind: 'timed', at: 0, zone: 'UTC' };
    expect(nextStarts(recurrence, start, 0, 1)).toEqual([91 * DAY]);
    expect(splitSeries(recurrence, start, { ...start, at: 92 * DAY }).tail?.recurrence.extra).toEqual([]);
  }, 60_000);
});

describe('what is not a rule', () => {
  const bad = [
    '',
    'RRULE:',
    'FREQ=',
    'FREQ=FORTNIGHTLY',
    'INTERVAL=2',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;INTERVAL=0x10',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1e9',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;BYMONTH=13',
    'FREQ=DAILY;BYMONTH=-1',
    'FREQ=DAILY;BYMONTHDAY=0',
    'FREQ=DAILY;BYMONTHDAY=32',
    'FREQ=DAILY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;BYHOUR=',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;UNTIL=20260101T250000Z',
    'FREQ=DAILY;WKST=1',
    'FREQ=DAILY;BYSETPOS=0',
    'FREQ=YEARLY;BYEASTER=0',
    'FREQ=YEARLY;RSCALE=HEBREW',
    'FREQ=DAILY;BYMONTH',
  ];
  it.each(bad)('%s is a typed error', (text) => {
    expect(() => parseRule(text)).toThrow(SchedulingError);
  });

  it.each([
    'DTSTART:20260101T090000Z',
    'EXDATE;TZID=Mars/Base:20260101T090000',
    'EXDATE:yesterday',
    'RDATE:20260101T090000Z/20250101T090000Z',
    'RDATE:20260101T090000Z/PX',
    'hello',
    ':',
    ';;;:',
  ])('%s is not a recurrence line', (line) => {
    const parsed = tryParseRecurrence([line]);
    expect(parsed.ok).toBe(false);
  });

  it('any text at all either parses or fails in type, and soon', () => {
    const pieces = fc.constantFrom(
      'RRULE:',
      'FREQ=',
      'DAILY',
      ';',
      '=',
      ',',
      'BYDAY',
      '-1',
      'EXDATE',
      'TZID',
      ':',
      '"',
      'UNTIL',
      '9999',
      'T',
      'Z',
      '/',
      'P',
    );
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, (line) => {
        const parsed = tryParseRecurrence([line]);
        expect(parsed.ok || parsed.error instanceof SchedulingError).toBe(true);
      }),
      { numRuns: 3000 },
    );
    const long = tryParseRecurrence([`RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(200_000)}XX`]);
    expect(long.ok).toBe(false);
    expect(long.ok ? '' : long.error.message.length).toBeLessThan(200);
    expect(tryParseRecurrence([`EXDATE${';A=b'.repeat(100_000)}`]).ok).toBe(false);
  }, 60_000);
});
