import { timed } from '@catch/scheduling';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { sayInstant, sayRange, writeInstant } from './say-time.ts';

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
];
const instants = fc.integer({ min: Date.UTC(1980), max: Date.UTC(2100) });
const zones = fc.constantFrom(...ZONES);
const zoned = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

describe('times in words', () => {
  it('agree with Temporal at any time in any zone', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const local = zoned(at, zone);
        const weekday = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'][local.dayOfWeek - 1];
        const said = sayInstant(at, zone);
        expect(said).toMatch(new RegExp(`^${weekday}day ${local.day} [A-Z][a-z]+ ${local.year}, `));
        expect(said).toContain(`, ${local.toPlainTime().toString({ smallestUnit: 'minute' })} (${zone})`);
        expect(new Date(`${said.split(', ')[0]?.split(' ').slice(1).join(' ')} UTC`).getUTCMonth()).toBe(
          local.month - 1,
        );
        expect(writeInstant(at, zone)).toBe(local.round('second').toString());
      }),
      { numRuns: 500 },
    );
  });

  it('a day is named once, the night over two, and whole days without the one they end before', () => {
    const at = (iso: string) => timed(Temporal.Instant.from(iso).epochMilliseconds, 'Asia/Kathmandu');
    const kathmandu = (from: string, to: string) => sayRange(at(from), at(to), 'Asia/Kathmandu');
    expect(kathmandu('2026-11-19T09:15:00Z', '2026-11-19T10:15:00Z')).toBe(
      'Thursday 19 November 2026, 15:00–16:00 (Asia/Kathmandu)',
    );
    expect(kathmandu('2026-11-19T17:15:00Z', '2026-11-19T19:15:00Z')).toBe(
      'Thursday 19 November 2026, 23:00 to Friday 20 November 2026, 01:00 (Asia/Kathmandu)',
    );
    expect(kathmandu('2026-11-19T17:15:00Z', '2026-11-19T17:15:00Z')).toBe(
      'Thursday 19 November 2026, 23:00 (Asia/Kathmandu)',
    );
    const day = (date: string) => ({ kind: 'date' as const, date });
    expect(sayRange(day('2028-02-29'), day('2028-03-01'), 'UTC')).toBe('Tuesday 29 February 2028, all day');
    expect(sayRange(day('2026-12-31'), day('2027-01-03'), 'UTC')).toBe(
      'Thursday 31 December 2026 to Saturday 2 January 2027, all day',
    );
  });

  it('a night when the clocks go back has the same reading twice, told apart by its offset', () => {
    const [first, second] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)];
    expect(sayInstant(first, 'Europe/Madrid')).toBe(sayInstant(second, 'Europe/Madrid'));
    expect(writeInstant(first, 'Europe/Madrid')).toBe('2026-10-25T02:30:00+02:00[Europe/Madrid]');
    expect(writeInstant(second, 'Europe/Madrid')).toBe('2026-10-25T02:30:00+01:00[Europe/Madrid]');
  });
});
