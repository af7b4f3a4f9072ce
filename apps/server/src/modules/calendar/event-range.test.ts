import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { eventRange } from './event-range.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const iso = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
const NOW = at('2026-03-11T12:00:00Z');
const range = (
  start_date: string | undefined,
  end_date: string | undefined,
  zone = 'Europe/Madrid',
  now = NOW,
) => {
  const { from, to, weekStart, weekEnd } = eventRange({ start_date, end_date }, zone, now);
  return [iso(from), iso(to), weekStart, weekEnd];
};

describe('the range of a query', () => {
  it.each([
    [
      'nothing',
      undefined,
      undefined,
      ['2026-03-08T23:00:00Z', '2026-03-15T23:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'a bare end date is inclusive',
      '2026-03-10',
      '2026-03-10',
      ['2026-03-09T23:00:00Z', '2026-03-10T23:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'an end time is exclusive',
      '2026-03-10',
      '2026-03-10T09:00',
      ['2026-03-09T23:00:00Z', '2026-03-10T08:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'an offset is kept',
      '2026-03-10T00:00:00Z',
      '2026-03-10T12:00:00-05:00',
      ['2026-03-10T00:00:00Z', '2026-03-10T17:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'only a start: to the end of its week',
      '2026-03-12',
      undefined,
      ['2026-03-11T23:00:00Z', '2026-03-15T23:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'only an end: from the start of its week',
      undefined,
      '2026-03-20',
      ['2026-03-15T23:00:00Z', '2026-03-20T23:00:00Z', '2026-03-16', '2026-03-22'],
    ],
    [
      'only an end at midnight belongs to the week before',
      undefined,
      '2026-03-16T00:00',
      ['2026-03-08T23:00:00Z', '2026-03-15T23:00:00Z', '2026-03-09', '2026-03-15'],
    ],
    [
      'a year',
      '2026-01-01',
      '2027-01-01',
      ['2025-12-31T23:00:00Z', '2027-01-01T23:00:00Z', '2025-12-29', '2026-01-04'],
    ],
    [
      'a leap year',
      '2028-02-29',
      '2029-02-28',
      ['2028-02-28T23:00:00Z', '2029-02-28T23:00:00Z', '2028-02-28', '2028-03-05'],
    ],
  ])('%s', (_name, start, end, expected) => {
    expect(range(start, end)).toEqual(expected);
  });

  it.each([
    ['start_date', '2026-02-30', undefined],
    ['end_date', '2026-01-01', '2026-13-01'],
    ['start_date', '2026-03-10T25:00', undefined],
    ['start_date', '2026-03-10T10:61', undefined],
    ['start_date', '2026-03-10T10:00+19:00', undefined],
    ['start_date', '2026-03-10T10:00+01:99', undefined],
    ['start_date', '0000-01-01', undefined],
    ['end_date', undefined, '9999-12-31'],
    ['end_date', '2026-03-10', '2026-03-09'],
    ['end_date', '2026-03-10T10:00', '2026-03-10T10:00'],
    ['end_date', '2026-01-01', '2027-01-02'],
    ['end_date', '2026-01-01T10:00', '2027-01-01T10:01'],
  ])('refuses and names %s: %s to %s', (field, start, end) => {
    expect(() => range(start, end)).toThrow(
      expect.objectContaining({ status: 422, detail: expect.stringMatching(`^${field}: `) }),
    );
  });

  it('knows whose today it is: a Sunday evening in Los Angeles is Monday in Auckland', () => {
    const now = at('2026-03-09T05:00:00Z');
    expect(range(undefined, undefined, 'America/Los_Angeles', now).slice(2)).toEqual([
      '2026-03-02',
      '2026-03-08',
    ]);
    expect(range(undefined, undefined, 'Pacific/Auckland', now).slice(2)).toEqual([
      '2026-03-09',
      '2026-03-15',
    ]);
  });

  it('is the ISO week of the owner’s clock, as Temporal counts it, at any time in any zone', () => {
    const zones = [
      'Europe/Madrid',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Casablanca',
      'Pacific/Apia',
      'America/Sao_Paulo',
    ];
    const times = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, (zone, now) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
        const monday = today.subtract({ days: today.dayOfWeek - 1 });
        const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds;
        const found = eventRange({}, zone, now);
        expect(found).toEqual({
          from: midnight(monday),
          to: midnight(monday.add({ days: 7 })),
          fromDate: monday.toString(),
          toDate: monday.add({ days: 7 }).toString(),
          weekStart: monday.toString(),
          weekEnd: monday.add({ days: 6 }).toString(),
        });
      }),
    );
  });
});
