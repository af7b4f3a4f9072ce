import type { Interval } from '../intervals.ts';
import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { zoneOf } from '../time/zone.ts';
import { type Anchor, anchorOf, type ExpandOptions, expandRule } from './expand-rule.ts';
import type { Recurrence, RuleTime } from './rule.ts';

/**
 * Where the instances of a series begin, sorted and distinct, inside a half-open window. Timed series:
 * epoch milliseconds. All-day series: each date as the milliseconds of its midnight in UTC, and the window
 * likewise (`Date.UTC` of the date), so that no zone can shift a date.
 */
export function expandStarts(
  recurrence: Recurrence,
  start: Moment,
  window: Interval,
  options: ExpandOptions = {},
): number[] {
  const anchor = anchorOf(start);
  const { start: from, end: to } = window;
  const found: number[][] = recurrence.rules.map((rule) => expandRule(rule, anchor, from, to, options));
  // Without any rule the start itself is the first instance and the extra dates follow it.
  if (recurrence.rules.length === 0 && anchor.at >= from && anchor.at < to) found.push([anchor.at]);
  const extra = recurrence.extra
    .map(({ time }) => pointOf(time, anchor))
    .filter((point) => point !== undefined && point >= from && point < to);
  if (extra.length > 0) found.push(extra as number[]);
  const points = found.length === 1 ? (found[0] ?? []) : distinctSorted(found.flat());
  const excluded = excludedPoints(recurrence, anchor, from, to, options);
  return excluded.size === 0 ? points : points.filter((point) => !excluded.has(point));
}

function excludedPoints(
  recurrence: Recurrence,
  anchor: Anchor,
  from: number,
  to: number,
  options: ExpandOptions,
): Set<number> {
  const excluded = new Set<number>();
  for (const time of recurrence.excluded) {
    const point = pointOf(time, anchor);
    if (point !== undefined) excluded.add(point);
  }
  for (const rule of recurrence.exclusionRules) {
    for (const point of expandRule(rule, anchor, from, to, options)) excluded.add(point);
  }
  return excluded;
}

/**
 * An RDATE or EXDATE on the series' time line. A bare date says nothing about a timed series: calendars,
 * Google among them, ignore it there, and so do we, or we would hide a meeting that takes place.
 */
export function pointOf(time: RuleTime, anchor: Anchor): number | undefined {
  const { zone } = anchor;
  if (zone === undefined) {
    if (time.kind === 'date') return time.day * DAY;
    return Math.floor((time.kind === 'utc' ? time.at : time.local) / DAY) * DAY;
  }
  if (time.kind === 'utc') return time.at;
  if (time.kind === 'date') return undefined;
  return (time.zone === undefined ? zone : zoneOf(time.zone)).toInstant(time.local);
}

function distinctSorted(points: number[]): number[] {
  return [...new Set(points)].sort((a, b) => a - b);
}
