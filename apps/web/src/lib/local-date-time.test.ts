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
  });

  it('is empty for nothing and for what is no time', () => {
    expect(toLocalField('')).toBe('');
    expect(toLocalField('soon')).toBe('');
    expect(fromLocalField('')).toBe('');
  });
});
