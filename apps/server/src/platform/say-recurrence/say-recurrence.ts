import {
  DAY,
  dayAt,
  isSubDaily,
  type Moment,
  parseDate,
  type RecurrenceRule,
  type RuleTime,
  tryParseRecurrence,
  zoneOf,
} from '@catch/scheduling';
import { needsYear, sayMonth } from '../say-time.ts';
import type { Reader } from '../time-reader.ts';
import { and, type Spoken, say } from '../words.ts';
import { sayPattern } from './say-pattern.ts';

/**
 * A recurrence in words: 'Every weekday at 09:00', 'Monthly on the last Friday until 3 March 2027'. Times are the
 * series' own wall clock, 24 hours; when that is not the clock of `zone`, the reader's, its zone is named. What
 * cannot be expressed exactly is called custom, never guessed. `'days'` leaves out the time of day where it is that
 * of the start, for callers that print it next to it.
 */
export function describeRecurrence(
  lines: readonly string[],
  start: Moment,
  zone: string,
  what: What = 'days and times',
  to: Spoken | Reader = {},
): string {
  const parsed = tryParseRecurrence(lines);
  if (!parsed.ok) return say(to, 'repeat.custom');
  const { rules, exclusionRules, extra, excluded } = parsed.recurrence;
  const [rule] = rules;
  if (rule === undefined) return say(to, extra.length > 0 ? 'repeat.dates' : 'repeat.none');
  if (rules.length > 1 || exclusionRules.length > 0) return say(to, 'repeat.custom');
  const parts = sayRule(rule, start, { zone, what, to });
  const notes: string[] = [];
  if (extra.length > 0) notes.push(say(to, 'repeat.extra', { count: extra.length }));
  if (excluded.length > 0) notes.push(sayExcept(excluded, start, to));
  return notes.length === 0 ? parts : `${parts} (${and(notes, to)})`;
}

/** More than these are only counted. */
const MOST_NAMED = 3;

/** 'except 25 December 2026' */
function sayExcept(excluded: readonly RuleTime[], start: Moment, to: Spoken | Reader): string {
  const days = [...new Set(excluded.map((time) => dayOf(time, start)))].sort((one, other) => one - other);
  if (days.length > MOST_NAMED) return say(to, 'repeat.except', { count: days.length });
  const dates = days.map((day) => say(to, 'repeat.exceptDay', { date: sayDate(day, to) }));
  return say(to, 'repeat.exceptDates', { dates: and(dates, to) });
}

/** As the series' own calendar shows it. */
function dayOf(time: RuleTime, start: Moment): number {
  if (time.kind === 'date') return time.day;
  if (time.kind === 'local') return Math.floor(time.local / DAY);
  return Math.floor((start.kind === 'date' ? time.at : zoneOf(start.zone).toLocal(time.at)) / DAY);
}

type What = 'days' | 'days and times';

function sayRule(
  rule: RecurrenceRule,
  start: Moment,
  { zone, what, to }: { readonly zone: string; readonly what: What; readonly to: Spoken | Reader },
): string {
  const startDay = start.kind === 'date' ? parseDate(start.date) : dayAt(start.at, start.zone);
  const pattern = sayPattern(rule, startDay, to);
  const isSaid = what === 'days' && !rule.byHour && isOnClockOf(start, zone);
  const timed = pattern === undefined ? undefined : withTime(pattern, rule, start, zone, to);
  if (pattern === undefined || timed === undefined) return withEnd(say(to, 'repeat.custom'), rule, start, to);
  return withEnd(isSaid ? pattern : timed, rule, start, to);
}

/** 'Every day at 09:00'; only the days for dates, undefined when the times of day cannot be put simply. */
function withTime(
  text: string,
  rule: RecurrenceRule,
  start: Moment,
  reader: string,
  to: Spoken | Reader,
): string | undefined {
  if (start.kind === 'date') return text;
  const named = sameClock(start.zone, reader, start.at) ? '' : ` (${start.zone})`;
  if (isSubDaily(rule.frequency)) {
    return rule.byHour || rule.byMinute || rule.bySecond || rule.bySetPos ? undefined : `${text}${named}`;
  }
  const local = zoneOf(start.zone).toLocal(start.at);
  const clock = Math.floor((local - Math.floor(local / DAY) * DAY) / 60_000);
  if (rule.bySecond !== undefined || (rule.byMinute?.length ?? 1) > 1) return undefined;
  const minute = rule.byMinute?.[0] ?? clock % 60;
  const hours = rule.byHour ?? [Math.floor(clock / 60)];
  const times = hours.map((hour) => `${two(hour)}:${two(minute)}`);
  return `${say(to, 'repeat.at', { text, times: and(times, to) })}${named}`;
}

const isOnClockOf = (start: Moment, reader: string): boolean =>
  start.kind === 'timed' && sameClock(start.zone, reader, start.at);

/** Zones by different names may keep the same clock; only a differing offset around the start is worth a word. */
function sameClock(one: string, other: string, at: number): boolean {
  if (one === other) return true;
  const [a, b] = [zoneOf(one), zoneOf(other)];
  for (let month = 0; month <= 12; month++) {
    const instant = at + month * 30 * DAY;
    if (a.offsetAt(instant) !== b.offsetAt(instant)) return false;
  }
  return true;
}

function withEnd(text: string, rule: RecurrenceRule, start: Moment, to: Spoken | Reader): string {
  const until =
    rule.until === undefined
      ? text
      : say(to, 'repeat.until', { text, date: sayDate(lastDay(rule, rule.until, start), to) });
  return rule.count === undefined ? until : say(to, 'repeat.times', { text: until, count: rule.count });
}

/** With its year, unless it is read now and could be no other. */
function sayDate(day: number, to: Spoken | Reader): string {
  const date = new Date(day * DAY);
  const parts = { day: date.getUTCDate(), month: sayMonth(date.getUTCMonth() + 1, to) };
  return 'now' in to && !to.inFull && !needsYear(day, to)
    ? say(to, 'time.dayAndMonth', parts)
    : say(to, 'time.date', { ...parts, year: date.getUTCFullYear() });
}

/**
 * The date people would name as the end: UNTIL as the series' own calendar shows it. A series cut off just
 * before an instance ends at a time of day too early for one; its last possible day is the day before.
 */
function lastDay(rule: RecurrenceRule, until: RuleTime, start: Moment): number {
  if (until.kind === 'date') return until.day;
  if (start.kind === 'date') return Math.floor((until.kind === 'utc' ? until.at : until.local) / DAY);
  const zone = zoneOf(start.zone);
  const local = until.kind === 'utc' ? zone.toLocal(until.at) : until.local;
  const tooEarly =
    !isSubDaily(rule.frequency) && !rule.byHour && modulo(local, DAY) < modulo(zone.toLocal(start.at), DAY);
  return Math.floor(local / DAY) - (tooEarly ? 1 : 0);
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
const two = (value: number): string => String(value).padStart(2, '0');
