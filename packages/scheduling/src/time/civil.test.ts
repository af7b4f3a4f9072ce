import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { civilDate, dayNumber, daysInMonth, daysInYear, formatDate, weekdayIndex } from './civil.ts';

const EPOCH = new Temporal.PlainDate(1970, 1, 1);
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });

describe('calendar arithmetic', { timeout: 60_000 }, () => {
  it('agrees with Temporal for every date of the years 1 to 9999', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = EPOCH.add({ days: day });
        expect(civilDate(day)).toEqual({ year: date.year, month: date.month, day: date.day });
        expect(dayNumber(date.year, date.month, date.day)).toBe(day);
        expect(weekdayIndex(day)).toBe(date.dayOfWeek - 1);
        expect(daysInMonth(date.year, date.month)).toBe(date.daysInMonth);
        expect(daysInYear(date.year)).toBe(date.daysInYear);
        expect(formatDate(day)).toBe(date.toString());
      }),
      { numRuns: 2000 },
    );
  });

  it('knows the century rule', () => {
    expect(daysInMonth(1900, 2)).toBe(28);
    expect(daysInMonth(2000, 2)).toBe(29);
    expect(daysInMonth(2100, 2)).toBe(28);
  });
});
