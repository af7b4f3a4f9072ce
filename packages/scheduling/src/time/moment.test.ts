import { describe, expect, it } from 'vitest';
import { SchedulingError } from '../errors.ts';
import { addDays, dayAt, instantOf, momentFrom, onDate, parseDate, startOfDay } from './moment.ts';

describe('moments from what calendars give', () => {
  it('a date stays a date', () => {
    expect(momentFrom({ date: '2026-03-29' }, 'America/Los_Angeles')).toEqual({
      kind: 'date',
      date: '2026-03-29',
    });
  });

  it('an offset decides the instant, the zone is remembered', () => {
    const moment = momentFrom({ dateTime: '2026-03-05T16:00:00+01:00', timeZone: 'Europe/Berlin' }, 'UTC');
    expect(moment).toEqual({ kind: 'timed', at: Date.UTC(2026, 2, 5, 15), zone: 'Europe/Berlin' });
  });

  it('without an offset the zone’s wall clock decides', () => {
    const moment = momentFrom({ dateTime: '2026-07-05T16:00:00', timeZone: 'America/New_York' }, 'UTC');
    expect(moment).toMatchObject({ at: Date.UTC(2026, 6, 5, 20) });
    expect(momentFrom({ dateTime: '2026-07-05T16:00:00' }, 'Asia/Kathmandu')).toMatchObject({
      at: Date.UTC(2026, 6, 5, 10, 15),
      zone: 'Asia/Kathmandu',
    });
  });

  it.each([
    [{ date: '2026-02-30' }],
    [{ date: '2026-1-5' }],
    [{ dateTime: 'tomorrow' }],
    [{ dateTime: '2026-01-01T25:00:00Z' }],
    [{ dateTime: '2026-01-01T10:00:00', timeZone: 'Nowhere/Land' }],
    [{}],
    [{ date: null, dateTime: null }],
  ])('refuses %j', (time) => {
    expect(() => momentFrom(time, 'UTC')).toThrow(SchedulingError);
  });
});

describe('days', () => {
  it('begin at midnight of the zone asked for', () => {
    expect(instantOf(onDate('2026-03-29'), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 28, 23));
    expect(instantOf(onDate('2026-03-29'), 'America/Los_Angeles')).toBe(Date.UTC(2026, 2, 29, 7));
  });

  it('begin after the gap where midnight is skipped', () => {
    // Beirut goes from 24:00 to 01:00 on this night.
    const start = startOfDay(parseDate('2025-03-30'), 'Asia/Beirut');
    expect(start).toBe(Date.UTC(2025, 2, 29, 22));
    expect(dayAt(start, 'Asia/Beirut')).toBe(parseDate('2025-03-30'));
    expect(dayAt(start - 1, 'Asia/Beirut')).toBe(parseDate('2025-03-29'));
  });

  it('west of UTC the evening still belongs to the local date', () => {
    expect(dayAt(Date.parse('2026-03-08T06:30:00Z'), 'America/Los_Angeles')).toBe(parseDate('2026-03-07'));
  });

  it('are added on the calendar, not on the clock', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});
