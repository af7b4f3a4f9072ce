import { SchedulingError } from '../errors.ts';
import { DAY, DAY_SECONDS, HOUR } from '../time/civil.ts';
import { type Moment, parseDate } from '../time/moment.ts';
import { type Zone, zoneOf } from '../time/zone.ts';
import { type Convention, compileRule } from './compile-rule.ts';
import type { CompiledRule } from './compiled-rule.ts';
import { dayFits } from './matching-days.ts';
import { isSubDaily, type RecurrenceRule, type RuleTime } from './rule.ts';
import { FIRST_DAY, LAST_DAY, walkRule } from './walk-rule.ts';

/**
 * A series' start on its own time line: epoch milliseconds in its zone when timed; for all-day series
 * the milliseconds of the date's midnight as UTC would have it, which never leave this module's callers.
 */
export interface Anchor {
  readonly at: number;
  readonly zone: Zone | undefined;
}

export function anchorOf(start: Moment): Anchor {
  if (start.kind === 'date') return { at: parseDate(start.date) * DAY, zone: undefined };
  const inRange = start.at >= FIRST_DAY * DAY && start.at < (LAST_DAY + 1) * DAY;
  if (!inRange) throw new SchedulingError('invalid-date', 'A series must start between the years 1 and 9999');
  return { at: start.at, zone: zoneOf(start.zone) };
}

type StartInstance = 'when-matching' | 'always';

export interface ExpandOptions {
  /** Whether a start that does not fit the rule is an instance all the same; RFC 5545 leaves it open. Default 'when-matching'. */
  readonly startInstance?: StartInstance;
  readonly convention?: Convention;
  /** More instances than this in one window are an error, not a memory problem. Default 200,000. */
  readonly most?: number;
}

const DEFAULT_MOST = 200_000;

/** No zone has ever changed its offset by more than a day and an hour or two. */
const SLACK = (DAY + 2 * HOUR) / 1000;

/** Sorted, distinct points of the anchor's time line in [from, to) that one rule gives. */
export function expandRule(
  rule: RecurrenceRule,
  anchor: Anchor,
  from: number,
  to: number,
  options: ExpandOptions = {},
): number[] {
  const compiled = compileFor(rule, anchor, options.convention ?? 'rfc5545');
  const { zone } = anchor;
  const until = rule.until === undefined ? Number.POSITIVE_INFINITY : lastPoint(rule.until, zone);
  const end = Math.min(to, until + 1);
  const begin = Math.max(from, anchor.at);
  if (!(begin < end)) return [];
  const most = options.most ?? DEFAULT_MOST;
  const forced = addsStart(rule, compiled, options);
  const limited: CompiledRule =
    forced && compiled.count !== undefined ? { ...compiled, count: compiled.count - 1 } : compiled;
  const points =
    zone === undefined
      ? datePoints(limited, begin, end, most)
      : timePoints(limited, anchor, zone, begin, end, most);
  if (forced && anchor.at >= begin && anchor.at < end && points[0] !== anchor.at) points.unshift(anchor.at);
  return points;
}

export function compileFor(rule: RecurrenceRule, anchor: Anchor, convention: Convention): CompiledRule {
  const { zone, at } = anchor;
  if (zone !== undefined) {
    return compileRule(rule, Math.floor(zone.toLocal(at) / 1000), earliestLocal(zone, at), convention);
  }
  if (isSubDaily(rule.frequency)) {
    throw new SchedulingError('unsupported-rule', `An all-day event cannot repeat ${rule.frequency}`);
  }
  // RFC 5545: the time parts must be ignored when the start is a date.
  const { byHour: _hour, byMinute: _minute, bySecond: _second, ...dateRule } = rule;
  return compileRule(dateRule, at / 1000, at / 1000, convention);
}

/** The smallest local second that means the instant `at`: just after a gap the skipped reading means it as well. */
export function earliestLocal(zone: Zone, at: number): number {
  const local = zone.toLocal(at);
  const skipped = at + zone.offsetAt(at - DAY);
  return Math.floor((skipped < local && zone.toInstant(skipped) === at ? skipped : local) / 1000);
}

/** The last point of the series' time line that UNTIL allows. */
function lastPoint(until: RuleTime, zone: Zone | undefined): number {
  if (zone === undefined) {
    if (until.kind === 'date') return until.day * DAY;
    return until.kind === 'utc' ? until.at : until.local;
  }
  if (until.kind === 'utc') return until.at;
  if (until.kind === 'local') return zone.toInstant(until.local);
  // A date ends a timed series with the last instant of that day in its zone.
  return zone.toInstant((until.day + 1) * DAY) - 1;
}

function datePoints(rule: CompiledRule, begin: number, end: number, most: number): number[] {
  const points = walkRule(rule, Math.ceil(begin / 1000), Math.ceil(end / 1000), most);
  for (let i = 0; i < points.length; i++) points[i] = (points[i] ?? 0) * 1000;
  return points;
}

function timePoints(
  rule: CompiledRule,
  anchor: Anchor,
  zone: Zone,
  begin: number,
  end: number,
  most: number,
): number[] {
  const fraction = anchor.at - Math.floor(anchor.at / 1000) * 1000;
  const low = clampSeconds(zone.toLocal(clampInstant(begin)) / 1000 - SLACK);
  const high = clampSeconds(zone.toLocal(clampInstant(end)) / 1000 + SLACK);
  const locals = walkRule(rule, low, high, most);
  const points: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let sorted = true;
  for (const local of locals) {
    const at = zone.toInstant(local * 1000 + fraction);
    if (at < begin || at >= end) continue;
    // Readings in a gap move forward and can meet, or pass, the readings after it.
    if (at <= last) sorted = false;
    else last = at;
    points.push(at);
  }
  return sorted ? points : [...new Set(points)].sort((a, b) => a - b);
}

function clampInstant(at: number): number {
  return Math.min(Math.max(at, FIRST_DAY * DAY), (LAST_DAY + 1) * DAY);
}

function clampSeconds(seconds: number): number {
  return Math.min(Math.max(Math.floor(seconds), FIRST_DAY * DAY_SECONDS), (LAST_DAY + 2) * DAY_SECONDS);
}

/** Whether the start is to be an instance although the rule does not produce it. */
function addsStart(rule: RecurrenceRule, compiled: CompiledRule, options: ExpandOptions): boolean {
  const always = options.startInstance === 'always';
  if (!always && !(options.convention === 'ical.js' && rule.bySetPos !== undefined)) return false;
  if (walkRule(compiled, compiled.start, compiled.start + 1, 10).length > 0) return false;
  if (always) return true;
  const clock = compiled.start - compiled.startDay * DAY_SECONDS;
  return !compiled.subDaily && dayFits(compiled, compiled.startDay) && compiled.times.includes(clock);
}
