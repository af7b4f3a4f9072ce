import { DAY_SECONDS, modulo } from '../time/civil.ts';
import type { CompiledRule } from './compile-rule.ts';
import { dayFits } from './matching-days.ts';
import { positions } from './set-positions.ts';

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

/** The times of day, in seconds, of all instances of one day, as far as the rule itself goes (the start not considered). */
export function timesOnDay(rule: CompiledRule, day: number): number[] {
  const first = firstOffset(rule, day);
  if (first >= DAY_SECONDS || !dayFits(rule, day)) return [];
  return clockTimes(rule, first);
}

/** How many instances a whole day has. Days with the same phase are alike, so each phase is counted once. */
export function countOnDay(rule: CompiledRule, day: number, known: Map<number, number>): number {
  const first = firstOffset(rule, day);
  if (first >= DAY_SECONDS || !dayFits(rule, day)) return 0;
  let count = known.get(first);
  if (count === undefined) {
    count = clockTimes(rule, first).length;
    known.set(first, count);
  }
  return count;
}

function clockTimes(rule: CompiledRule, first: number): number[] {
  const unit = unitOf(rule);
  const step = rule.interval * unit;
  const times: number[] = [];
  const chosen =
    rule.setPositions === undefined
      ? rule.times
      : positions(rule.setPositions, rule.times.length).map((position) => rule.times[position] ?? 0);
  for (let at = first; at < DAY_SECONDS; ) {
    const skipTo = rejectedUntil(rule, at);
    if (skipTo > at) {
      at += Math.ceil((skipTo - at) / step) * step;
      continue;
    }
    for (const time of chosen) times.push(at + time);
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
