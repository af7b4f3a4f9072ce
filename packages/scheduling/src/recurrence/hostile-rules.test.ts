import { describe, expect, it } from 'vitest';
import { SchedulingError } from '../errors.ts';
import { DAY } from '../time/civil.ts';
import { type Moment, onDate } from '../time/moment.ts';
import { expandStarts } from './expand-starts.ts';
import { nextStarts } from './next-instances.ts';
import { parseRecurrence } from './parse-recurrence.ts';

const start: Moment = { kind: 'timed', at: Date.UTC(2026, 0, 1, 9), zone: 'Europe/Berlin' };
const month = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 1, 1) };
const forever = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

describe('rules without instances end', { timeout: 60_000 }, () => {
  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31;COUNT=5',
    'FREQ=MINUTELY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
    'FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
    'FREQ=DAILY;UNTIL=20250101T000000Z',
    'FREQ=HOURLY;INTERVAL=24;BYHOUR=3',
  ])('%s', (rule) => {
    expect(expandStarts(parseRecurrence([`RRULE:${rule}`]), start, forever)).toEqual([]);
    expect(nextStarts(parseRecurrence([`RRULE:${rule}`]), start, 0, 3)).toEqual([]);
  });
});

describe('too much of everything', { timeout: 60_000 }, () => {
  it('a window with more instances than anybody can use is an error', () => {
    const all = { start: start.kind === 'timed' ? start.at : 0, end: Date.UTC(2100, 0, 1) };
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=MINUTELY',
      'FREQ=DAILY;BYHOUR=1,2,3,4,5,6;BYMINUTE=1,2,3,4,5,6,7,8',
    ]) {
      expect(() => expandStarts(parseRecurrence([`RRULE:${rule}`]), start, all)).toThrow(
        expect.toSatisfy(
          (error) => error instanceof SchedulingError && /More than 200000/.test(error.message),
        ),
      );
    }
  });

  it('huge counts and intervals are just numbers', () => {
    const counted = expandStarts(parseRecurrence(['RRULE:FREQ=DAILY;COUNT=999999999999']), start, month);
    expect(counted).toHaveLength(31);
    const rare = expandStarts(parseRecurrence(['RRULE:FREQ=YEARLY;INTERVAL=999999999999']), start, forever);
    expect(rare).toEqual([start.kind === 'timed' ? start.at : 0]);
    const secondly = expandStarts(
      parseRecurrence(['RRULE:FREQ=SECONDLY;INTERVAL=30000000000']),
      start,
      forever,
    );
    expect(secondly).toHaveLength(9);
  });

  it('nothing is generated after the year 9999', () => {
    const last = nextStarts(parseRecurrence(['RRULE:FREQ=DAILY']), start, Date.UTC(9999, 11, 30), 10);
    expect(last).toHaveLength(2);
  });

  it('a crowd after years of nothing is found without building it', () => {
    const found = nextStarts(
      parseRecurrence(['RRULE:FREQ=SECONDLY;INTERVAL=1;BYMONTH=12;BYMONTHDAY=31']),
      start,
      0,
      2,
    );
    expect(found.map((at) => new Date(at).toISOString())).toEqual([
      '2026-12-30T23:00:00.000Z',
      '2026-12-30T23:00:01.000Z',
    ]);
  });

  it('an all-day event cannot repeat within the day', () => {
    expect(() => expandStarts(parseRecurrence(['RRULE:FREQ=HOURLY']), onDate('2026-01-01'), month)).toThrow(
      SchedulingError,
    );
  });

  it('time parts of an all-day series are ignored', () => {
    const plain = expandStarts(parseRecurrence(['RRULE:FREQ=DAILY;BYHOUR=7,8']), onDate('2026-01-30'), month);
    expect(plain).toEqual([Date.UTC(2026, 0, 30), Date.UTC(2026, 0, 30) + DAY]);
  });
});
