import { civilDate, dayNumber, daysInMonth, daysInYear, weekdayIndex } from '../time/civil.ts';
import type { CompiledRule } from './compiled-rule.ts';

/** The most days one call is asked for: a leap year. */
export const LONGEST_PERIOD = 366;

/** Writes, in order, every day of [first, last] that no BYxxx day part rejects, and returns how many. */
export function collectDays(rule: CompiledRule, first: number, last: number, into: Int32Array): number {
  let count = 0;
  if (rule.everyDay) {
    for (let day = first; day <= last; day++) into[count++] = day;
    return count;
  }
  if (rule.onlyWeekdays) {
    for (let day = first; day <= last; day++) {
      if (rule.weekdays & (1 << weekdayIndex(day))) into[count++] = day;
    }
    return count;
  }
  let cursor = first;
  while (cursor <= last) {
    const { year, month, day } = civilDate(cursor);
    const length = daysInMonth(year, month);
    const monthStart = cursor - day + 1;
    if (rule.months === 0 || rule.months & (1 << month)) {
      const end = Math.min(last, monthStart + length - 1);
      const yearStart = rule.yearDays || rule.nthWithin === 'year' ? dayNumber(year, 1, 1) : 0;
      const allowed = allowedInMonth(rule, length);
      const wanted = rule.weekdays | rule.nthMask;
      for (; cursor <= end; cursor++) {
        // Two bit tests reject nearly every day before anything is computed.
        if (!(allowed & (1 << (cursor - monthStart + 1)))) continue;
        if (wanted !== 0 && !(wanted & (1 << weekdayIndex(cursor)))) continue;
        if (fits(rule, cursor, cursor - monthStart + 1, length, yearStart, year)) into[count++] = cursor;
      }
    }
    cursor = monthStart + length;
  }
  return count;
}

export function dayFits(rule: CompiledRule, dayNo: number): boolean {
  if (rule.everyDay) return true;
  const { year, month, day } = civilDate(dayNo);
  if (rule.months !== 0 && !(rule.months & (1 << month))) return false;
  const length = daysInMonth(year, month);
  if (!(allowedInMonth(rule, length) & (1 << day))) return false;
  return fits(rule, dayNo, day, length, dayNumber(year, 1, 1), year);
}

/** BYMONTHDAY as one mask: bit n is day n. Days counted from the end fall into place with the month's length. */
function allowedInMonth(rule: CompiledRule, length: number): number {
  if ((rule.monthDays | rule.monthDaysFromEnd) === 0) return -1;
  let allowed = rule.monthDays;
  if (rule.monthDaysFromEnd !== 0) {
    for (let day = 1; day <= length; day++) {
      if (rule.monthDaysFromEnd & (1 << (length - day + 1))) allowed |= 1 << day;
    }
  }
  return allowed;
}

/** All but BYMONTH and BYMONTHDAY. */

function fits(
  rule: CompiledRule,
  dayNo: number,
  day: number,
  monthLength: number,
  yearStart: number,
  year: number,
): boolean {
  if ((rule.weekdays | rule.nthMask) !== 0) {
    const weekday = weekdayIndex(dayNo);
    if (!(rule.weekdays & (1 << weekday))) {
      const inYear = rule.nthWithin === 'year';
      const position = inYear ? dayNo - yearStart + 1 : day;
      const length = inYear ? daysInYear(year) : monthLength;
      if (!fitsNth(rule, weekday, position, length)) return false;
    }
  }
  if (rule.yearDays !== undefined) {
    const yearDay = dayNo - yearStart + 1;
    if (!rule.yearDays.has(yearDay) && !rule.yearDays.has(yearDay - daysInYear(year) - 1)) return false;
  }
  return rule.weekNumbers === undefined || fitsWeek(rule.weekNumbers, rule.weekStart, dayNo);
}

/** Whether the weekday at `position` of a month or year of `length` days is the nth (or nth from the end) asked for. */
function fitsNth(rule: CompiledRule, weekday: number, position: number, length: number): boolean {
  const fromStart = Math.floor((position - 1) / 7) + 1;
  const fromEnd = -(Math.floor((length - position) / 7) + 1);
  for (const wanted of rule.nthWeekdays) {
    if (wanted.weekday === weekday && (wanted.nth === fromStart || wanted.nth === fromEnd)) return true;
  }
  return false;
}

/** Week numbers as in ISO 8601 but with any first weekday: a week belongs to the year that holds its fourth day. */
function fitsWeek(wanted: ReadonlySet<number>, weekStart: number, dayNo: number): boolean {
  const monday = dayNo - ((weekdayIndex(dayNo) - weekStart + 7) % 7);
  const { year } = civilDate(monday + 3);
  const firstWeek = firstWeekStart(year, weekStart);
  const number = (monday - firstWeek) / 7 + 1;
  const weeks = (firstWeekStart(year + 1, weekStart) - firstWeek) / 7;
  return wanted.has(number) || wanted.has(number - weeks - 1);
}

function firstWeekStart(year: number, weekStart: number): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekdayIndex(fourth) - weekStart + 7) % 7);
}
