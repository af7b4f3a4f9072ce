import { DAY, modulo } from '../time/civil.ts';
import { dayAt, type Moment, parseDate } from '../time/moment.ts';
import { zoneOf } from '../time/zone.ts';
import { describePattern } from './describe-pattern.ts';
import { clockText, dateText, joinWords } from './describe-words.ts';
import { tryParseRecurrence } from './parse-recurrence.ts';
import { isSubDaily, type RecurrenceRule, type RuleTime } from './rule.ts';

const FALLBACK = 'Repeats on a custom schedule';

/**
 * A recurrence in words: 'Every weekday at 09:00', 'Monthly on the last Friday until 3 March 2027'. Times
 * are the series' own wall clock, 24 hours; when that is not the clock of `zone`, the reader's, its zone is
 * named. What cannot be said exactly is said to be custom, never guessed. `'days'` leaves out the time of day where it is
 * that of the start, for whoever says that beside it.
 */
export function describeRecurrence(
  lines: readonly string[],
  start: Moment,
  zone: string,
  what: 'days' | 'days and times' = 'days and times',
): string {
  const parsed = tryParseRecurrence(lines);
  if (!parsed.ok) return FALLBACK;
  const { rules, exclusionRules, extra, excluded } = parsed.recurrence;
  const [rule] = rules;
  if (rule === undefined) return extra.length > 0 ? 'On selected dates' : 'Does not repeat';
  if (rules.length > 1 || exclusionRules.length > 0) return FALLBACK;
  const parts = describeRule(rule, start, zone, what);
  const notes: string[] = [];
  if (extra.length > 0) notes.push(`plus ${amount(extra.length, 'extra date')}`);
  if (excluded.length > 0) notes.push(`except ${amount(excluded.length, 'date')}`);
  return notes.length === 0 ? parts : `${parts} (${joinWords(notes)})`;
}

function describeRule(
  rule: RecurrenceRule,
  start: Moment,
  reader: string,
  what: 'days' | 'days and times',
): string {
  const startDay = start.kind === 'date' ? parseDate(start.date) : dayAt(start.at, start.zone);
  const pattern = describePattern(rule, startDay);
  const time = pattern === undefined ? '' : timeText(rule, start, reader);
  if (pattern === undefined || time === undefined) return `${FALLBACK}${endText(rule, start)}`;
  const isSaid = what === 'days' && !rule.byHour && isOnClockOf(start, reader);
  return `${pattern}${isSaid ? '' : time}${endText(rule, start)}`;
}

/** ' at 09:00', nothing for dates, undefined when the times of day cannot be told simply. */
function timeText(rule: RecurrenceRule, start: Moment, reader: string): string | undefined {
  if (start.kind === 'date') return '';
  const named = sameClock(start.zone, reader, start.at) ? '' : ` (${start.zone})`;
  if (isSubDaily(rule.frequency)) {
    return rule.byHour || rule.byMinute || rule.bySecond || rule.bySetPos ? undefined : named;
  }
  const local = zoneOf(start.zone).toLocal(start.at);
  const clock = Math.floor((local - Math.floor(local / DAY) * DAY) / 60_000);
  if (rule.bySecond !== undefined || (rule.byMinute?.length ?? 1) > 1) return undefined;
  const minute = rule.byMinute?.[0] ?? clock % 60;
  const hours = rule.byHour ?? [Math.floor(clock / 60)];
  return ` at ${joinWords(hours.map((hour) => clockText(hour, minute)))}${named}`;
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

function endText(rule: RecurrenceRule, start: Moment): string {
  const times = rule.count === undefined ? '' : `, ${rule.count === 1 ? 'once' : `${rule.count} times`}`;
  const until = rule.until === undefined ? '' : ` until ${dateText(lastDay(rule, rule.until, start))}`;
  return `${until}${times}`;
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

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
