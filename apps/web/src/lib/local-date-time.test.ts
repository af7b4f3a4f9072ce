import { describe, expect, it } from 'vitest';
import { fromLocalField, toLocalField } from './local-date-time.ts';

describe('a date-time field', () => {
  it.each([
    '2026-03-11T09:30',
    // On the way to 2026: people who type the year slowly must not lose the field.
    '0002-03-11T09:30',
    '0202-12-31T23:59',
  ])('shows %s again as it was typed', (typed) => {
    expect(toLocalField(fromLocalField(typed))).toBe(typed);
    expect(toLocalField(fromLocalField(typed, 'Asia/Kathmandu'), 'Asia/Kathmandu')).toBe(typed);
  });

  it('is empty for nothing and for what is no time', () => {
    expect(toLocalField('')).toBe('');
    expect(toLocalField('soon')).toBe('');
    expect(fromLocalField('')).toBe('');
  });
});

describe('in the zone of a calendar', () => {
  it.each([
    ['Asia/Tokyo', '2026-12-24T18:30', '2026-12-24T09:30:00.000Z'],
    ['America/New_York', '2026-12-24T22:30', '2026-12-25T03:30:00.000Z'],
    ['America/New_York', '2026-07-01T00:00', '2026-07-01T04:00:00.000Z'],
  ])('%s %s is %s, and back', (zone, typed, instant) => {
    expect(fromLocalField(typed, zone)).toBe(instant);
    expect(toLocalField(instant, zone)).toBe(typed);
  });

  it('takes the first of an hour that comes twice', () => {
    expect(fromLocalField('2026-10-25T02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
    expect(fromLocalField('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('moves an hour that is skipped forward', () => {
    const skipped = fromLocalField('2026-03-29T02:30', 'Europe/Madrid');
    expect(skipped).toBe('2026-03-29T01:30:00.000Z');
    expect(toLocalField(skipped, 'Europe/Madrid')).toBe('2026-03-29T03:30');
  });
});
