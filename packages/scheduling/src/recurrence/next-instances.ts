import { SchedulingError } from '../errors.ts';
import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { type Anchor, anchorOf, type ExpandOptions, expandRule } from './expand-rule.ts';
import { expandStarts, pointOf } from './expand-starts.ts';
import type { Frequency, Recurrence, RecurrenceRule } from './rule.ts';
import { LAST_DAY } from './walk-rule.ts';

/**
 * The first `take` starts at or after `from` (on the series' own time line, see `expandStarts`). Looks in
 * windows that grow, so a rule with rare instances costs little and one without any is given up in time.
 */
export function nextStarts(
  recurrence: Recurrence,
  start: Moment,
  from: number,
  take: number,
  options: ExpandOptions = {},
): number[] {
  const anchor = anchorOf(start);
  let [earliest, latest] = [anchor.at, anchor.at];
  for (const { time } of recurrence.extra) {
    const point = pointOf(time, anchor) ?? anchor.at;
    earliest = Math.min(earliest, point);
    latest = Math.max(latest, point);
  }
  const first = Math.max(from, earliest);
  const patience = Math.max(...recurrence.rules.map(cycleOf), latest - first, DAY);
  const expand: Expand = (low, high) => expandStarts(recurrence, start, { start: low, end: high }, options);
  return search(first, take, patience, expand);
}

/** The same for one rule alone. */
export function nextRulePoints(rule: RecurrenceRule, anchor: Anchor, from: number, take: number): number[] {
  const first = Math.max(from, anchor.at);
  return search(first, take, cycleOf(rule), (low, high) => expandRule(rule, anchor, low, high));
}

type Expand = (low: number, high: number) => number[];

/** `patience`: after so long without any instance there will never be one. */
function search(first: number, take: number, patience: number, expand: Expand): number[] {
  const found: number[] = [];
  const horizon = (LAST_DAY + 2) * DAY;
  let low = first;
  let span = DAY;
  while (found.length < take) {
    const giveUp = Math.min((found.at(-1) ?? first) + patience + 2 * DAY, horizon);
    if (low >= giveUp) break;
    const high = Math.min(low + span, giveUp);
    const points = unlessTooMany(() => expand(low, high), span > DAY);
    if (points === undefined) {
      // Years of nothing, then a crowd (every second of one month): look at the crowd a day at a time.
      span = DAY;
      continue;
    }
    for (const point of points) found.push(point);
    low = high;
    span *= 8;
  }
  return found.slice(0, take);
}

const DAYS = 146_097;
const FOUR_CENTURIES = DAYS * DAY;

/** The Gregorian calendar repeats every 400 years, which are a whole number of each of these. */
const UNITS_IN_400_YEARS: Readonly<Record<Frequency, number>> = {
  YEARLY: 400,
  MONTHLY: 4800,
  WEEKLY: DAYS / 7,
  DAILY: DAYS,
  HOURLY: DAYS * 24,
  MINUTELY: DAYS * 24 * 60,
  SECONDLY: DAYS * 24 * 3600,
};

/** How long until a rule's pattern repeats itself, in milliseconds. */
function cycleOf(rule: RecurrenceRule): number {
  const units = UNITS_IN_400_YEARS[rule.frequency];
  return (FOUR_CENTURIES * rule.interval) / greatestCommonDivisor(units, rule.interval);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

function unlessTooMany(expand: () => number[], mayShrink: boolean): number[] | undefined {
  try {
    return expand();
  } catch (error) {
    if (mayShrink && error instanceof SchedulingError && error.code === 'too-many-instances')
      return undefined;
    throw error;
  }
}
