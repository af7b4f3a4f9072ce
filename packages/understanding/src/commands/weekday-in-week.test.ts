import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { weekdayInWeek } from './weekday-in-week.ts';

const MONDAY = Temporal.PlainDate.from('2026-11-23');

describe('weekdayInWeek', () => {
  it.each([
    ['tuesday at 3', 'on 2026-11-24 at 3'],
    ['on the Thursday after 4', 'on 2026-11-26 after 4'],
    ['at noon on Fri', 'at noon on 2026-11-27'],
    ['Sunday morning', 'on 2026-11-29 morning'],
  ])('%s is a day of that week', (span, dated) => {
    expect(weekdayInWeek(span, MONDAY)).toBe(dated);
  });

  it.each([
    'next tuesday at 3',
    'this Friday',
    'every Monday',
    'tuesday the 1st',
    'Tuesday 24',
    'Thu 26 Nov',
    'the wednesday one',
    'the Saturday after',
    'monday or tuesday',
    'at four',
  ])('%s is not', (span) => {
    expect(weekdayInWeek(span, MONDAY)).toBeUndefined();
  });
});
