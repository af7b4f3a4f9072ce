import { SchedulingError } from '../errors.ts';
import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { type Anchor, anchorOf, type ExpandOptions, expandRule } from './expand-rule.ts';
import { expandStarts, pointOf } from './expand-starts.ts';
import type { Recurrence, RecurrenceRule } from './rule.ts';
import { LAST_DAY } from './walk-rule.ts';

/**
 * The first `take` starts at or after `from` (on the series' own time line, see `expandStarts`). Looks in
 * windows that double, so a rule with rare instances costs little and one with none ends at the year 9999.
 */
export function nextStarts(
  recurrence: Recurrence,
  start: Moment,
  from: number,
  take: number,
  options: ExpandOptions = {},
): number[] {
  const first = Math.max(from, firstPossible(recurrence, start));
  return search(first, take, (low, high) =>
    expandStarts(recurrence, start, { start: low, end: high }, options),
  );
}

/** The same for one rule alone. */
export function nextRulePoints(rule: RecurrenceRule, anchor: Anchor, from: number, take: number): number[] {
  return search(Math.max(from, anchor.at), take, (low, high) => expandRule(rule, anchor, low, high));
}

type Expand = (low: number, high: number) => number[];

function search(first: number, take: number, expand: Expand): number[] {
  const found: number[] = [];
  const horizon = (LAST_DAY + 2) * DAY;
  let low = first;
  let span = DAY;
  while (low < horizon && found.length < take) {
    const high = Math.min(low + span, horizon);
    const points = unlessTooMany(() => expand(low, high), span > DAY);
    if (points === undefined) {
      // Years of nothing, then a crowd (every second of one month): look at the crowd a day at a time.
      span = DAY;
      continue;
    }
    for (const point of points) found.push(point);
    low = high;
    span *= 2;
  }
  return found.slice(0, take);
}

function firstPossible(recurrence: Recurrence, start: Moment): number {
  const anchor = anchorOf(start);
  let first = anchor.at;
  for (const { time } of recurrence.extra) first = Math.min(first, pointOf(time, anchor) ?? first);
  return first;
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
