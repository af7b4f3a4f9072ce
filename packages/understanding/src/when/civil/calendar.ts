import { civilDate as dateOf, dayNumber as dayNumberOf, weekdayIndex } from '@catch/scheduling';

export { dateOf };

/**
 * Calendar arithmetic on plain numbers. A civil time is the number of seconds since 1970-01-01T00:00 as a
 * wall clock shows it, without any zone; a day number is that divided by 86,400. Readings are found in this
 * space and become zoned times only at the end: creating objects for every candidate would be too slow.
 */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
export const WEEK = 7 * DAY;

/** Day number of a date; months outside 1–12 and days outside the month roll over. */
export const dayNumber = (year: number, month: number, day: number): number =>
  dayNumberOf(year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1, day);

export const dayOf = (civil: number): number => Math.floor(civil / DAY);
export const secondOfDay = (civil: number): number => civil - dayOf(civil) * DAY;
export const at = (dayNo: number, second = 0): number => dayNo * DAY + second;

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (dayNo: number): number => weekdayIndex(dayNo) + 1;

export const weekStartOf = (dayNo: number, weekStart: number): number =>
  dayNo - ((weekdayOf(dayNo) - weekStart + 7) % 7);

export const daysInMonth = (year: number, month: number): number =>
  dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

/** Adds months and keeps the day, or takes the last day of a shorter month. */
export function addMonths(dayNo: number, months: number): number {
  const { year, month, day } = dateOf(dayNo);
  const first = dayNumber(year, month + months, 1);
  const target = dateOf(first);
  return first + Math.min(day, daysInMonth(target.year, target.month)) - 1;
}

/** Day number of ISO week `week` of `year` (its Monday). */
export function isoWeekStart(year: number, week: number): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - (weekdayOf(fourth) - 1) + (week - 1) * 7;
}
