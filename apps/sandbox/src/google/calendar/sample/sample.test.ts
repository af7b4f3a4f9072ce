import { addDays } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { samplePeople } from '../../../accounts/sample-people.ts';
import { instantOfTime } from '../event-time.ts';
import { occurrences } from '../instances.ts';
import { sampleExceptions } from './sample-exceptions.ts';
import { sampleSeries } from './sample-series.ts';
import { sampleWeek } from './sample-week.ts';
import { mondayOf } from './seed-calendars.ts';

const STAMP = '2026-01-01T00:00:00.000Z';
const mondays = Array.from({ length: 52 }, (_value, week) => addDays('2026-01-05', 7 * week));

describe('the sample calendars', () => {
  it('know the Monday of any instant', () => {
    expect(mondayOf(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-09');
    expect(mondayOf(new Date('2026-11-16T00:00:00Z'))).toBe('2026-11-16');
    expect(mondayOf(new Date('1969-12-31T12:00:00Z'))).toBe('1969-12-29');
  });

  it('come out the same every time', () => {
    expect(sampleWeek(samplePeople, '2026-11-09', STAMP)).toEqual(
      sampleWeek(samplePeople, '2026-11-09', STAMP),
    );
  });

  it('have unique ids per calendar, valid for Google, and end after they start', () => {
    const rows = [
      ...sampleSeries(samplePeople, '2025-07-07', STAMP),
      ...mondays.flatMap((monday) => sampleWeek(samplePeople, monday, STAMP)),
    ];
    const keys = rows.map((row) => `${row.calendarId} ${row.id}`);
    expect(new Set(keys).size).toBe(keys.length);
    const wrong = rows.filter(
      ({ id, data }) =>
        !/^[a-v0-9]{5,1024}$/.test(id) || instantOfTime(data.end, 'UTC') < instantOfTime(data.start, 'UTC'),
    );
    expect(wrong).toEqual([]);
  });

  it('give everybody in every week something unanswered and something of their own', () => {
    const poor = mondays.flatMap((monday) => {
      const rows = sampleWeek(samplePeople, monday, STAMP);
      return samplePeople
        .filter((account) => {
          const own = rows.filter((row) => row.calendarId === account.email);
          const unanswered = own.some((row) =>
            row.data.attendees?.some(
              (one) => one.email === account.email && one.responseStatus === 'needsAction',
            ),
          );
          return !unanswered || own.length < 5;
        })
        .map((account) => `${monday} ${account.email}`);
    });
    expect(poor).toEqual([]);
  });

  it('hold every answer, all-day, multi-day, zero-length, overnight, early and late events, and exceptions', () => {
    const series = sampleSeries(samplePeople, '2025-07-07', STAMP);
    const rows = mondays.flatMap((monday) => sampleWeek(samplePeople, monday, STAMP));
    const answers = new Set(rows.flatMap((row) => row.data.attendees ?? []).map((one) => one.responseStatus));
    expect(answers).toEqual(new Set(['needsAction', 'accepted', 'tentative', 'declined']));
    const lengths = rows.map(
      (row) => instantOfTime(row.data.end, 'UTC') - instantOfTime(row.data.start, 'UTC'),
    );
    expect(lengths).toContain(0);
    expect(lengths.filter((length) => length > 86_400_000).length).toBeGreaterThan(20);
    const types = new Set([...series, ...rows].map((row) => row.data.eventType));
    expect(types).toEqual(new Set(['default', 'focusTime', 'workingLocation', 'birthday', 'outOfOffice']));
    const exceptions = mondays.flatMap((monday) => sampleExceptions(series, samplePeople, monday, STAMP));
    expect(exceptions.filter((row) => row.cancelled).length).toBeGreaterThan(20);
    expect(exceptions.filter((row) => !row.cancelled).length).toBeGreaterThan(20);
  });

  it('keep the wall clock of a series when the clocks change', () => {
    const planning = sampleSeries(samplePeople, '2026-05-04', STAMP).find(
      (row) => row.data.summary === 'Weekly planning',
    );
    if (planning === undefined) throw new Error('no series');
    const window = { start: Date.parse('2026-10-18'), end: Date.parse('2026-11-01') };
    const starts = occurrences(planning.data, window, 'Europe/Madrid').map(({ start }) => start);
    expect(starts).toEqual([
      { dateTime: '2026-10-19T08:00:00Z', timeZone: 'Europe/Madrid' },
      { dateTime: '2026-10-26T09:00:00Z', timeZone: 'Europe/Madrid' },
    ]);
  });
});
