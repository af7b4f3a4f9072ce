import { DAY_SECONDS, modulo } from '../time/civil.ts';
import type { CompiledRule } from './compiled-rule.ts';

/** Length in seconds of the period of a sub-daily frequency. */
function unitOf(rule: CompiledRule): number {
  if (rule.frequency === 'HOURLY') return 3600;
  return rule.frequency === 'MINUTELY' ? 60 : 1;
}

/** Seconds from the day's midnight to the first period of the rule on or after it. */
function firstOffset(rule: CompiledRule, day: number): number {
  const unit = unitOf(rule);
  const origin = Math.floor(rule.start / unit) * unit;
  return modulo(origin - day * DAY_SECONDS, rule.interval * unit);
}

/** Times of day by phase: days on which the first period comes equally late are alike. */
export type KnownTimes = Map<number, readonly number[]>;

/** The times of day, in seconds, of all instances on a day that the rule's day parts allow. */
export function timesOnDay(rule: CompiledRule, day: number, known: KnownTimes): readonly number[] {
  const first = firstOffset(rule, day);
  if (first >= DAY_SECONDS) return NONE;
  let times = known.get(first);
  if (times === undefined) {
    times = clockTimes(rule, first);
    known.set(first, times);
  }
  return times;
}

const NONE: readonly number[] = [];

function clockTimes(rule: CompiledRule, first: number): number[] {
  const unit = unitOf(rule);
  const step = rule.interval * unit;
  const times: number[] = [];
  if (rule.times.length === 0) return times;
  for (let at = first; at < DAY_SECONDS; ) {
    const skipTo = rejectedUntil(rule, at);
    if (skipTo > at) {
      at += Math.ceil((skipTo - at) / step) * step;
      continue;
    }
    for (const time of rule.times) times.push(at + time);
    at += step;
  }
  return times;
}

/** The end of the hour, minute or second that BYHOUR, BYMINUTE or BYSECOND rejects; `at` itself when none does. */
function rejectedUntil(rule: CompiledRule, at: number): number {
  const hour = Math.floor(at / 3600);
  if (rule.hours !== undefined && rule.hours[hour] !== true) return (hour + 1) * 3600;
  const minute = Math.floor(at / 60);
  if (rule.minutes !== undefined && rule.minutes[minute % 60] !== true) return (minute + 1) * 60;
  if (rule.seconds !== undefined && rule.seconds[at % 60] !== true) return at + 1;
  return at;
}
