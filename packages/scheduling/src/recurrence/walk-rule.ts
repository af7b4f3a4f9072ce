import { SchedulingError } from '../errors.ts';
import { DAY_SECONDS, dayNumber } from '../time/civil.ts';
import { Collector } from './collector.ts';
import type { CompiledRule } from './compiled-rule.ts';
import { collectDays, LONGEST_PERIOD } from './matching-days.ts';
import {
  dayStep,
  firstDayOf,
  isBorderless,
  lastDayOf,
  periodOfDay,
  periodStride,
  steadyCount,
} from './periods.ts';
import { positions } from './set-positions.ts';
import { type KnownTimes, timesOnDay } from './sub-daily.ts';

/** iCalendar years have four digits; nothing is generated after them, so every walk ends. */
export const LAST_DAY = dayNumber(9999, 12, 31);
export const FIRST_DAY = dayNumber(1, 1, 1);

/**
 * The rule's instances in local seconds, in order, inside [from, to). Without COUNT the walk begins at the
 * window; with COUNT what lies before is counted without being built.
 */
export function walkRule(rule: CompiledRule, from: number, to: number, most: number): number[] {
  const end = Math.min(to, (LAST_DAY + 1) * DAY_SECONDS);
  const begin = Math.max(from, rule.start);
  if (begin >= end || rule.times.length === 0) return [];
  const stride = periodStride(rule);
  const target = periodAt(rule, begin);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  if (rule.count !== undefined) left -= countBefore(rule, target, left);

  const collector = new Collector(rule.start, begin, end, left, most);
  const clipFrom = rule.count === undefined ? Math.floor(begin / DAY_SECONDS) : Number.NEGATIVE_INFINITY;
  const clipTo = Math.floor((end - 1) / DAY_SECONDS);
  const borderless = isBorderless(rule);
  const known: KnownTimes = new Map();
  for (let period = target, day = firstDayOf(rule, target); !collector.done && day <= clipTo; ) {
    if (borderless) {
      day = Math.max(day, clipFrom);
      fillDays(rule, day, Math.min(day + LONGEST_PERIOD - 1, clipTo), collector, known);
      day += LONGEST_PERIOD;
    } else {
      fillPeriod(rule, day, clipFrom, clipTo, collector);
      period += stride;
      day = firstDayOf(rule, period);
    }
  }
  if (collector.overflow) {
    throw new SchedulingError('too-many-instances', `More than ${most} instances in the window`);
  }
  return collector.found;
}

/** How many instances lie before a local second, COUNT not considered. */
export function countLocalBefore(rule: CompiledRule, local: number): number {
  if (local <= rule.start) return 0;
  const target = periodAt(rule, local);
  return countBefore(rule, target, Number.POSITIVE_INFINITY) + countPeriod(rule, target, local);
}

/** The period that counts at or before the one that holds a local second. */
function periodAt(rule: CompiledRule, local: number): number {
  const stride = periodStride(rule);
  return Math.floor(periodOfDay(rule, Math.floor(local / DAY_SECONDS)) / stride) * stride;
}

/** Scratch space; nothing here is ever interrupted, so one is enough. */
const days = new Int32Array(LONGEST_PERIOD);

/**
 * Hands over the instances of the period that begins on `firstDay`, in order, BYSETPOS applied. Without
 * BYSETPOS only the part in [fromDay, toDay] is looked at.
 */
function fillPeriod(
  rule: CompiledRule,
  firstDay: number,
  fromDay: number,
  toDay: number,
  collector: Collector,
): void {
  const { times, setPositions } = rule;
  const lastDay = lastDayOf(rule, firstDay);
  if (setPositions === undefined) {
    fillDays(rule, Math.max(firstDay, fromDay), Math.min(lastDay, toDay), collector, new Map());
    return;
  }
  const count = collectDays(rule, firstDay, lastDay, days);
  for (const position of positions(setPositions, count * times.length)) {
    const day = days[Math.floor(position / times.length)] ?? 0;
    collector.add(day * DAY_SECONDS + (times[position % times.length] ?? 0));
  }
}

function fillDays(
  rule: CompiledRule,
  firstDay: number,
  lastDay: number,
  collector: Collector,
  known: KnownTimes,
): void {
  const count = collectDays(rule, firstDay, lastDay, days);
  const step = dayStep(rule);
  for (let i = 0; i < count; i++) {
    const day = days[i] ?? 0;
    if (step > 1 && (day - rule.origin) % step !== 0) continue;
    const times = rule.subDaily ? timesOnDay(rule, day, known) : rule.times;
    for (let t = 0; t < times.length; t++) collector.add(day * DAY_SECONDS + (times[t] ?? 0));
    if (collector.done) return;
  }
}

/** Instances in the periods before `target`, but not many more than `enough`. */
function countBefore(rule: CompiledRule, target: number, enough: number): number {
  if (target <= 0) return 0;
  const stride = periodStride(rule);
  let count = countPeriod(rule, 0, Number.POSITIVE_INFINITY);
  const steady = steadyCount(rule);
  if (steady !== undefined) return count + steady * (target / stride - 1);
  if (isBorderless(rule)) {
    return count + countDays(rule, firstDayOf(rule, 1), firstDayOf(rule, target) - 1, enough - count);
  }
  for (let period = stride; period < target && count < enough; period += stride) {
    count += countPeriod(rule, period, Number.POSITIVE_INFINITY);
  }
  return count;
}

function countDays(rule: CompiledRule, firstDay: number, lastDay: number, enough: number): number {
  const known: KnownTimes = new Map();
  const step = dayStep(rule);
  let count = 0;
  for (let day = firstDay; day <= lastDay && count < enough; day += LONGEST_PERIOD) {
    const fitting = collectDays(rule, day, Math.min(day + LONGEST_PERIOD - 1, lastDay), days);
    for (let i = 0; i < fitting; i++) {
      const one = days[i] ?? 0;
      if (step > 1 && (one - rule.origin) % step !== 0) continue;
      count += rule.subDaily ? timesOnDay(rule, one, known).length : rule.times.length;
    }
  }
  return count;
}

/** Instances of one period at or after the start and before `end`. */
function countPeriod(rule: CompiledRule, period: number, end: number): number {
  const collector = new Collector(rule.start, end, end, Number.POSITIVE_INFINITY, 0);
  fillPeriod(rule, firstDayOf(rule, period), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, collector);
  return collector.taken;
}
