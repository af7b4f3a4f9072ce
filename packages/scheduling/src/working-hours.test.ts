import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { zoneArbitrary } from '../test/arbitraries.ts';
import { SchedulingError } from './errors.ts';
import { DAY, HOUR, MINUTE } from './time/civil.ts';
import { parseDateTime } from './time/moment.ts';
import { officeHours, WEEKDAYS, type WorkingHours, workingIntervals } from './working-hours.ts';

const window = (zone: string, from: string, to: string) => ({
  start: parseDateTime(`${from}T00:00`, zone),
  end: parseDateTime(`${to}T00:00`, zone),
});

const clock = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe('working hours', { timeout: 60_000 }, () => {
  it('are the weekdays’ ranges on the zone’s clock', () => {
    const zone = 'Europe/Berlin';
    const found = workingIntervals(officeHours(zone), window(zone, '2026-03-27', '2026-03-31'));
    expect(found.map((one) => [clock(one.start, zone), clock(one.end, zone)])).toEqual([
      ['2026-03-27T09:00', '2026-03-27T17:00'],
      ['2026-03-30T09:00', '2026-03-30T17:00'],
    ]);
    // Summer time began between the two.
    expect((found[1]?.start ?? 0) - (found[0]?.start ?? 0)).toBe(3 * DAY - HOUR);
  });

  it('may have a break, run past midnight, or to midnight', () => {
    const zone = 'America/St_Johns';
    const hours: WorkingHours = {
      zone,
      week: {
        monday: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '17:00' },
        ],
        tuesday: [{ from: '22:00', to: '06:00' }],
        friday: [{ from: '20:00', to: '24:00' }],
      },
    };
    const found = workingIntervals(hours, window(zone, '2026-03-02', '2026-03-09'));
    expect(found.map((one) => [clock(one.start, zone), clock(one.end, zone)])).toEqual([
      ['2026-03-02T09:00', '2026-03-02T12:00'],
      ['2026-03-02T13:00', '2026-03-02T17:00'],
      ['2026-03-03T22:00', '2026-03-04T06:00'],
      ['2026-03-06T20:00', '2026-03-07T00:00'],
    ]);
  });

  it('are cut at the window', () => {
    const zone = 'UTC';
    const start = Date.UTC(2026, 2, 2, 10);
    expect(workingIntervals(officeHours(zone), { start, end: start + HOUR })).toEqual([
      { start, end: start + HOUR },
    ]);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 8 - 1],
    ['Europe/Berlin', '2026-10-25', 8 + 1],
    ['America/New_York', '2026-03-08', 8 - 1],
    ['America/St_Johns', '2026-11-01', 8 + 1],
    ['Australia/Lord_Howe', '2026-10-04', 8 - 0.5],
    ['Australia/Lord_Howe', '2026-04-05', 8 + 0.5],
    ['Asia/Kathmandu', '2026-03-29', 8],
  ])('a night shift on the day of the change in %s %s has %s hours', (zone, date, hours) => {
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
    const everyDay = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '00:00', to: '08:00' }]]));
    const [shift] = workingIntervals({ zone, week: everyDay }, window(zone, date, next));
    expect(((shift?.end ?? 0) - (shift?.start ?? 0)) / HOUR).toBe(hours);
  });

  it('agree with the clock at every quarter of an hour', () => {
    fc.assert(
      fc.property(
        zoneArbitrary,
        fc.integer({ min: 19_000, max: 21_000 }),
        fc.integer({ min: 4, max: 11 }),
        fc.integer({ min: 1, max: 11 }),
        (zone, day, from, length) => {
          // Ranges away from the small hours: what a gap does to their ends is tested above.
          const two = (value: number) => `${String(value).padStart(2, '0')}:00`;
          const hours = officeHours(zone, two(from), two(from + length));
          const start = day * DAY;
          const found = workingIntervals(hours, { start, end: start + 3 * DAY });
          for (let at = start; at < start + 3 * DAY; at += 15 * MINUTE) {
            const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
            const works = shown.dayOfWeek <= 5 && shown.hour >= from && shown.hour < from + length;
            expect(found.some((one) => one.start <= at && at < one.end)).toBe(works);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['9:00', '17:00'],
    ['09:00', '25:00'],
    ['09:60', '17:00'],
    ['24:00', '03:00'],
    ['', ''],
  ])('refuses %s to %s', (from, to) => {
    expect(() => workingIntervals(officeHours('UTC', from, to), { start: 0, end: 10 * DAY })).toThrow(
      SchedulingError,
    );
  });

  it('refuses an endless window and an unknown zone', () => {
    expect(() => workingIntervals(officeHours('UTC'), { start: 0, end: Number.POSITIVE_INFINITY })).toThrow(
      SchedulingError,
    );
    expect(() => workingIntervals(officeHours('Not/There'), { start: 0, end: DAY })).toThrow(SchedulingError);
  });
});
