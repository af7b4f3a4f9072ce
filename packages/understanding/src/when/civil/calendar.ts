/**
 * Calendar arithmetic on plain numbers. A civil time is the number of seconds since 1970-01-01T00:00 as a
 * wall clock shows it, without any zone; a day number is that divided by 86,400. Readings are found in this
 * space and become zoned times only at the end: creating objects for every candidate would be too slow.
 */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
export const WEEK = 7 * DAY;

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const CYCLE = 146_097; // days in 400 Gregorian years

/** Day number of a date; months outside 1–12 and days outside the month roll over. */
export function dayNumber(year: number, month: number, day: number): number {
  const y0 = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const y = m <= 2 ? y0 - 1 : y0;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * CYCLE + dayOfEra - 719_468;
}

export function dateOf(dayNo: number): CivilDate {
  const z = dayNo + 719_468;
  const era = Math.floor(z / CYCLE);
  const dayOfEra = z - era * CYCLE;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * mp + 2) / 5) + 1;
  const month = mp < 10 ? mp + 3 : mp - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export const dayOf = (civil: number): number => Math.floor(civil / DAY);
export const secondOfDay = (civil: number): number => civil - dayOf(civil) * DAY;
export const at = (dayNo: number, second = 0): number => dayNo * DAY + second;

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (dayNo: number): number => ((((dayNo + 3) % 7) + 7) % 7) + 1;

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
