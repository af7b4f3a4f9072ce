import { civilDate, dayNumber, daysInMonth, daysInYear, weekdayIndex } from '../time/civil.ts';
import type { CompiledRule } from './compile-rule.ts';

/** Appends, in order, every day of [first, last] that no BYxxx day part of the rule rejects. */
export function collectDays(rule: CompiledRule, first: number, last: number, into: number[]): void {
  if (rule.everyDay) {
    for (let day = first; day <= last; day++) into.push(day);
    return;
  }
  let cursor = first;
  while (cursor <= last) {
    const { year, month, day } = civilDate(cursor);
    const length = daysInMonth(year, month);
    const monthStart = cursor - day + 1;
    if (rule.months === 0 || rule.months & (1 << month)) {
      const end = Math.min(last, monthStart + length - 1);
      const yearStart = rule.yearDays || rule.nthWithin === 'year' ? dayNumber(year, 1, 1) : 0;
      for (; cursor <= end; cursor++) {
        if (fits(rule, cursor, cursor - monthStart + 1, length, yearStart, year)) into.push(cursor);
      }
    }
    cursor = monthStart + length;
  }
}

export function dayFits(rule: CompiledRule, dayNo: number): boolean {
  if (rule.everyDay) return true;
  const { year, month, day } = civilDate(dayNo);
  if (rule.months !== 0 && !(rule.months & (1 << month))) return false;
  return fits(rule, dayNo, day, daysInMonth(year, month), dayNumber(year, 1, 1), year);
}

function fits(
  rule: CompiledRule,
  dayNo: number,
  day: number,
  monthLength: number,
  yearStart: number,
  year: number,
): boolean {
  if (
    (rule.monthDays | rule.monthDaysFromEnd) !== 0 &&
    !(rule.monthDays & (1 << day)) &&
    !(rule.monthDaysFromEnd & (1 << (monthLength - day + 1)))
  ) {
    return false;
  }
  if (rule.weekdays !== 0 || rule.nthWeekdays.length > 0) {
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
