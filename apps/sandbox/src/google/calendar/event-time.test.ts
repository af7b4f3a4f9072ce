import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GoogleError } from '../google-error.ts';
import { formatInstant, parseBound, renderTime, stampOf, storeTime } from './event-time.ts';

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('times', () => {
  it.each([
    [
      'a wall clock with its zone',
      { dateTime: '2026-10-25T02:30:00', timeZone: 'Europe/Madrid' },
      '2026-10-25T00:30:00Z',
    ],
    [
      'a wall clock in the gap',
      { dateTime: '2026-03-29T02:30:00', timeZone: 'Europe/Madrid' },
      '2026-03-29T01:30:00Z',
    ],
    ['an offset', { dateTime: '2026-06-01T09:00:00.999-04:00' }, '2026-06-01T13:00:00Z'],
    [
      'an offset that wins over the zone',
      { dateTime: '2026-06-01T09:00:00Z', timeZone: 'Asia/Tokyo' },
      '2026-06-01T09:00:00Z',
    ],
  ])('understand %s', (_name, input, expected) => {
    expect(storeTime(input, 'start', 'Europe/London')).toMatchObject({ dateTime: expected });
  });

  it.each([
    [undefined],
    [{}],
    [{ date: '2026-06-31' }],
    [{ date: '2026-06-01', dateTime: '2026-06-01T09:00:00Z' }],
    [{ dateTime: '2026-06-01', timeZone: 'UTC' }],
    [{ dateTime: '2026-06-01T25:00:00Z' }],
    [{ dateTime: 5 }],
  ])('refuse %o', (input) => {
    expect(() => storeTime(input, 'end', 'UTC')).toThrow(GoogleError);
  });

  it('come back as the same instant, whatever the zone of the viewer', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), fc.constantFrom(...ZONES), (at, own, viewer) => {
        const text = formatInstant(at, viewer);
        expect(Date.parse(text)).toBe(at);
        expect(parseBound(text)).toBe(at);
        const stored = storeTime({ dateTime: text, timeZone: own }, 'start', 'UTC');
        expect(renderTime(stored, viewer)).toEqual({ dateTime: text, timeZone: own });
      }),
    );
  });

  it('name instances', () => {
    expect(stampOf({ dateTime: '2026-10-26T08:00:00Z', timeZone: 'Europe/Madrid' })).toBe('20261026T080000Z');
    expect(stampOf({ date: '2026-10-26' })).toBe('20261026');
  });

  it('insist on an offset in bounds', () => {
    expect(parseBound('2026-06-01T09:00:00')).toBeUndefined();
    expect(parseBound('2026-06-01')).toBeUndefined();
  });
});
