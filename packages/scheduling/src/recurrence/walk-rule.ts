import { SchedulingError } from '../errors.ts';
import { DAY_SECONDS, dayNumber } from '../time/civil.ts';
import type { CompiledRule } from './compile-rule.ts';
import { fillPeriod, firstDayOf, periodOfDay, periodStride, steadyCount } from './periods.ts';
import { countOnDay } from './sub-daily.ts';

/** iCalendar years have four digits; nothing is generated after them, so every walk ends. */
export const LAST_DAY = dayNumber(9999, 12, 31);
export const FIRST_DAY = dayNumber(1, 1, 1);

const SHARED: number[] = [];

/**
 * The rule's instances in local seconds, in order, inside [from, to). Without COUNT the walk begins at the
 * window; with COUNT what lies before is counted without being built.
 */
export function walkRule(rule: CompiledRule, from: number, to: number, most: number): number[] {
  const found: number[] = [];
  const end = Math.min(to, (LAST_DAY + 1) * DAY_SECONDS);
  const begin = Math.max(from, rule.start);
  if (begin >= end) return found;
  const stride = periodStride(rule);
  const target = Math.floor(periodOfDay(rule, Math.floor(begin / DAY_SECONDS)) / stride) * stride;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  if (rule.count !== undefined) left -= countBefore(rule, target, left);

  const buffer = SHARED;
  const clipFrom = rule.count === undefined ? Math.floor(begin / DAY_SECONDS) : Number.NEGATIVE_INFINITY;
  const clipTo = Math.floor((end - 1) / DAY_SECONDS);
  for (let period = target; left > 0; period += stride) {
    const firstDay = firstDayOf(rule, period);
    if (firstDay > clipTo) break;
    buffer.length = 0;
    fillPeriod(rule, firstDay, clipFrom, clipTo, buffer);
    for (const local of buffer) {
      if (local < rule.start) continue;
      if (local >= end || left <= 0) return found;
      left--;
      if (local >= begin) found.push(local);
    }
    if (found.length > most) {
      throw new SchedulingError('too-many-instances', `More than ${most} instances in the window`);
    }
  }
  return found;
}

/** Instances in the periods before `target`, but no more than `enough`. */
function countBefore(rule: CompiledRule, target: number, enough: number): number {
  if (target <= 0) return 0;
  const stride = periodStride(rule);
  let count = countPeriod(rule, 0);
  const steady = steadyCount(rule);
  if (steady !== undefined) return count + steady * (target / stride - 1);
  const known = new Map<number, number>();
  for (let period = stride; period < target && count < enough; period += stride) {
    count += rule.subDaily ? countOnDay(rule, rule.startDay + period, known) : countPeriod(rule, period);
  }
  return count;
}

function countPeriod(rule: CompiledRule, period: number): number {
  const buffer = SHARED;
  buffer.length = 0;
  fillPeriod(rule, firstDayOf(rule, period), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, buffer);
  if (period > 0) return buffer.length;
  let count = 0;
  for (const local of buffer) if (local >= rule.start) count++;
  return count;
}

/** How many instances lie before a local second, COUNT not considered. */
export function countLocalBefore(rule: CompiledRule, local: number): number {
  if (local <= rule.start) return 0;
  const stride = periodStride(rule);
  const target = Math.floor(periodOfDay(rule, Math.floor(local / DAY_SECONDS)) / stride) * stride;
  let count = countBefore(rule, target, Number.POSITIVE_INFINITY);
  const buffer: number[] = [];
  fillPeriod(rule, firstDayOf(rule, target), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, buffer);
  for (const one of buffer) if (one >= rule.start && one < local) count++;
  return count;
}
