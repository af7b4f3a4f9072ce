import { civilDate, dayNumber, daysInMonth, modulo, weekdayIndex } from '../time/civil.ts';
import type { CompiledRule } from './compiled-rule.ts';
import type { Frequency } from './rule.ts';
import { positions } from './set-positions.ts';

/**
 * A rule is walked period by period: a year, month, week or day of its frequency. Sub-daily rules are
 * walked day by day too, because whether a day can hold instances at all is decided per day. Period 0
 * holds the start; `stride` periods lie between two that count.
 */
export function periodStride(rule: CompiledRule): number {
  return rule.subDaily ? 1 : rule.interval;
}

/**
 * Where every period counts, or a day's own number tells whether it does, and none is chosen from as a
 * whole, the borders of periods mean nothing: days can be looked at in long runs.
 */
export function isBorderless(rule: CompiledRule): boolean {
  if (rule.setPositions !== undefined) return false;
  return rule.subDaily || rule.interval === 1 || dayStep(rule) > 1;
}

/** For daily rules the days from one that counts to the next, unless they are so far apart that jumping is better. */
export function dayStep(rule: CompiledRule): number {
  return rule.frequency === 'DAILY' && rule.interval <= 366 ? rule.interval : 1;
}

/** Where period 0 lies: its year, its month counted from year 0, the first day of its week, or its day. */
export function periodOrigin(frequency: Frequency, startDay: number, weekStart: number): number {
  if (frequency === 'YEARLY') return civilDate(startDay).year;
  if (frequency === 'MONTHLY') return monthCount(startDay);
  return frequency === 'WEEKLY' ? startDay - modulo(weekdayIndex(startDay) - weekStart, 7) : startDay;
}

/** The period that contains a day. */
export function periodOfDay(rule: CompiledRule, day: number): number {
  switch (rule.frequency) {
    case 'YEARLY':
      return civilDate(day).year - rule.origin;
    case 'MONTHLY':
      return monthCount(day) - rule.origin;
    case 'WEEKLY':
      return Math.floor((day - rule.origin) / 7);
    default:
      return day - rule.origin;
  }
}

export function firstDayOf(rule: CompiledRule, period: number): number {
  switch (rule.frequency) {
    case 'YEARLY':
      return dayNumber(rule.origin + period, 1, 1);
    case 'MONTHLY': {
      const months = rule.origin + period;
      return dayNumber(Math.floor(months / 12), (months % 12) + 1, 1);
    }
    case 'WEEKLY':
      return rule.origin + period * 7;
    default:
      return rule.origin + period;
  }
}

export function lastDayOf(rule: CompiledRule, firstDay: number): number {
  if (rule.frequency === 'WEEKLY') return firstDay + 6;
  if (rule.frequency !== 'YEARLY' && rule.frequency !== 'MONTHLY') return firstDay;
  const { year, month } = civilDate(firstDay);
  if (rule.frequency === 'YEARLY') return dayNumber(year, 12, 31);
  return firstDay + daysInMonth(year, month) - 1;
}

/** How many instances every full period has, when that is the same for all of them; else undefined. */
export function steadyCount(rule: CompiledRule): number | undefined {
  if (rule.subDaily) return undefined;
  let days: number;
  if (rule.frequency === 'WEEKLY' && rule.onlyWeekdays) days = bitCount(rule.weekdays);
  else if (rule.frequency === 'DAILY' && rule.everyDay) days = 1;
  else return undefined;
  const size = days * rule.times.length;
  return rule.setPositions === undefined ? size : positions(rule.setPositions, size).length;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function monthCount(day: number): number {
  const { year, month } = civilDate(day);
  return year * 12 + month - 1;
}
