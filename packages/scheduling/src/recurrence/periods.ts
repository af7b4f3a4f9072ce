import { civilDate, DAY_SECONDS, dayNumber, daysInMonth } from '../time/civil.ts';
import type { CompiledRule } from './compile-rule.ts';
import { collectDays } from './matching-days.ts';
import { positions } from './set-positions.ts';
import { timesOnDay } from './sub-daily.ts';

/**
 * A rule is walked period by period: a year, month, week or day of its frequency. Sub-daily rules are
 * walked day by day too, because whether a day can hold instances at all is decided per day. Period 0
 * holds the start; `stride` periods lie between two that count.
 */
export function periodStride(rule: CompiledRule): number {
  return rule.subDaily ? 1 : rule.interval;
}

/** The period that contains a day. */
export function periodOfDay(rule: CompiledRule, day: number): number {
  switch (rule.frequency) {
    case 'YEARLY':
      return civilDate(day).year - civilDate(rule.startDay).year;
    case 'MONTHLY':
      return monthCount(day) - monthCount(rule.startDay);
    case 'WEEKLY':
      return Math.floor((day - weekOf(rule, rule.startDay)) / 7);
    default:
      return day - rule.startDay;
  }
}

export function firstDayOf(rule: CompiledRule, period: number): number {
  switch (rule.frequency) {
    case 'YEARLY':
      return dayNumber(civilDate(rule.startDay).year + period, 1, 1);
    case 'MONTHLY': {
      const months = monthCount(rule.startDay) + period;
      return dayNumber(Math.floor(months / 12), (months % 12) + 1, 1);
    }
    case 'WEEKLY':
      return weekOf(rule, rule.startDay) + period * 7;
    default:
      return rule.startDay + period;
  }
}

function lastDayOf(rule: CompiledRule, firstDay: number): number {
  if (rule.frequency === 'WEEKLY') return firstDay + 6;
  if (rule.frequency !== 'YEARLY' && rule.frequency !== 'MONTHLY') return firstDay;
  const { year, month } = civilDate(firstDay);
  if (rule.frequency === 'YEARLY') return dayNumber(year, 12, 31);
  return firstDay + daysInMonth(year, month) - 1;
}

const dayBuffer: number[] = [];

/**
 * Appends the local seconds of all instances of the period that begins on `firstDay`, in order, BYSETPOS
 * applied. With no BYSETPOS only the part in [fromDay, toDay] need be looked at.
 */
export function fillPeriod(
  rule: CompiledRule,
  firstDay: number,
  fromDay: number,
  toDay: number,
  into: number[],
): void {
  if (rule.subDaily) {
    timesOnDay(rule, firstDay, into);
    return;
  }
  const lastDay = lastDayOf(rule, firstDay);
  const days = dayBuffer;
  days.length = 0;
  if (rule.setPositions === undefined) {
    collectDays(rule, Math.max(firstDay, fromDay), Math.min(lastDay, toDay), days);
    for (const day of days) for (const time of rule.times) into.push(day * DAY_SECONDS + time);
    return;
  }
  collectDays(rule, firstDay, lastDay, days);
  const { times } = rule;
  for (const position of positions(rule.setPositions, days.length * times.length)) {
    const day = days[Math.floor(position / times.length)] ?? 0;
    into.push(day * DAY_SECONDS + (times[position % times.length] ?? 0));
  }
}

/** How many instances every full period has, when that is the same for all of them; else undefined. */
export function steadyCount(rule: CompiledRule): number | undefined {
  const plain =
    rule.months === 0 &&
    (rule.monthDays | rule.monthDaysFromEnd) === 0 &&
    rule.yearDays === undefined &&
    rule.weekNumbers === undefined;
  if (!plain || rule.subDaily) return undefined;
  let days: number;
  if (rule.frequency === 'WEEKLY') days = bitCount(rule.weekdays);
  else if (rule.frequency === 'DAILY' && rule.weekdays === 0) days = 1;
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

function weekOf(rule: CompiledRule, day: number): number {
  // Day 0 is a Thursday, index 3 when weeks begin on Monday.
  return day - ((((day + 3 - rule.weekStart) % 7) + 7) % 7);
}
