import { describe, expect, it } from 'vitest';
import { formatCountdown, formatDateTime, formatRelative, initialOf } from './format.ts';

describe('formatCountdown', () => {
  it.each([
    [600_000, '10:00'],
    [599_001, '10:00'],
    [61_000, '1:01'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(formatCountdown(milliseconds)).toBe(text);
  });
});

describe('dates', () => {
  it('shows a stored value that is no date as it is', () => {
    expect(formatDateTime('soon')).toBe('soon');
    expect(formatRelative('soon', 0)).toBe('soon');
  });

  it('takes the largest unit that fits', () => {
    const now = Date.parse('2026-03-10T10:00:00Z');
    expect(formatRelative('2026-03-10T09:59:40Z', now)).toBe('now');
    expect(formatRelative('2026-03-10T07:10:00Z', now)).toBe('2 hours ago');
    expect(formatRelative('2026-03-13T10:00:00Z', now)).toBe('in 3 days');
  });
});

describe('initialOf', () => {
  it.each([
    ['marta', 'M'],
    [' émile', 'É'],
    ['😀 Smile', '😀'],
    ['', '?'],
  ])('%s gives %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
