import { Temporal } from 'temporal-polyfill';
import type { Moment, RecurrenceRule, RuleDay } from '../src/index.ts';

// The slow, obvious reading of RFC 5545, sharing no code with the engine: every minute of every day is held
// against the rule, one condition after the other, by the calendar of Temporal. BYSETPOS groups by period. Nothing is
// skipped.

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A day as Temporal tells it. It is asked once for each: all rules look at the same few years. */
class Day {
  readonly date: Temporal.PlainDate;
  readonly text: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfWeek: number;
  readonly dayOfYear: number;
  readonly daysInMonth: number;
  readonly daysInYear: number;
  readonly number: number;

  constructor(number: number, date: Temporal.PlainDate) {
    this.number = number;
    this.date = date;
    this.text = date.toString();
    ({ year: this.year, month: this.month, day: this.day } = date);
    ({ dayOfWeek: this.dayOfWeek, dayOfYear: this.dayOfYear } = date);
    ({ daysInMonth: this.daysInMonth, daysInYear: this.daysInYear } = date);
  }
}

const DAY_ZERO = new Temporal.PlainDate(1970, 1, 1);
const days = new Map<number, Day>();
const numbers = new Map<string, number>();

function dayNumbered(number: number): Day {
  const day = days.get(number) ?? new Day(number, DAY_ZERO.add({ days: number }));
  days.set(number, day);
  return day;
}

function dayOf(date: Temporal.PlainDate): Day {
  const text = date.toString();
  const number = numbers.get(text) ?? DAY_ZERO.until(date).days;
  numbers.set(text, number);
  return dayNumbered(number);
}

/** What a clock shows on a day. */
interface Reading {
  readonly day: Day;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** `2026-11-16T09:00:00`: in the order of time. */
  readonly text: string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const readingOn = (day: Day, hour: number, minute: number, second: number): Reading => ({
  day,
  hour,
  minute,
  second,
  text: `${day.text}T${two(hour)}:${two(minute)}:${two(second)}`,
});
const byTime = (one: Reading, other: Reading): number =>
  one.text < other.text ? -1 : +(one.text > other.text);
const dateTimeOf = ({ day, hour, minute, second }: Reading): Temporal.PlainDateTime =>
  day.date.toPlainDateTime({ hour, minute, second });

/** All instances from the start to `horizonDays` later, as instants (or UTC midnights for dates). */
export function oracle(rule: RecurrenceRule, start: Moment, horizonDays: number): number[] {
  const begin =
    start.kind === 'date'
      ? Temporal.PlainDate.from(start.date).toPlainDateTime()
      : Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(start.zone).toPlainDateTime();
  const date = begin.toPlainDate();
  const first = readingOn(dayOf(date), begin.hour, begin.minute, begin.second);
  // Whole periods at both ends: BYSETPOS looks at all of a period, also before the start.
  const from = dayOf(wholePeriod(rule, date, 'begin'));
  const to = dayOf(wholePeriod(rule, date.add({ days: horizonDays }), 'end'));
  const groups = new Map<string, Reading[]>();
  for (let number = from.number; number <= to.number; number += 1) {
    const day = dayNumbered(number);
    if (!dayFits(rule, first, day)) continue;
    for (const candidate of readingsOn(rule, first, day, start.kind === 'date')) {
      if (!periodCounts(rule, first, candidate)) continue;
      const period = periodOf(rule, candidate);
      const group = groups.get(period);
      if (group === undefined) groups.set(period, [candidate]);
      else group.push(candidate);
    }
  }
  let chosen = [...groups.values()].flatMap((group) => pick(rule, group));
  chosen = chosen.filter((one) => byTime(one, first) >= 0).sort(byTime);
  if (rule.count !== undefined) chosen = chosen.slice(0, rule.count);
  const zone = start.kind === 'date' ? 'UTC' : start.zone;
  const points = chosen.map(
    (one) => dateTimeOf(one).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
  );
  const last = untilPoint(rule, start);
  return [...new Set(points)].filter((point) => point <= last).sort((a, b) => a - b);
}

function wholePeriod(
  rule: RecurrenceRule,
  day: Temporal.PlainDate,
  side: 'begin' | 'end',
): Temporal.PlainDate {
  const sign = side === 'begin' ? -1 : 1;
  if (rule.frequency === 'WEEKLY') return day.add({ days: sign * 7 });
  if (rule.frequency === 'YEARLY')
    return day.with(side === 'begin' ? { month: 1, day: 1 } : { month: 12, day: 31 });
  if (rule.frequency === 'MONTHLY') return day.with({ day: side === 'begin' ? 1 : 31 });
  return day;
}

function dayFits(rule: RecurrenceRule, first: Reading, day: Day): boolean {
  const open = !rule.byWeekNo && !rule.byYearDay && !rule.byMonthDay && !rule.byDay;
  if (rule.byMonth && !rule.byMonth.includes(day.month)) return false;
  if (open) {
    if (rule.frequency === 'YEARLY' && !rule.byMonth && day.month !== first.day.month) return false;
    if (['YEARLY', 'MONTHLY'].includes(rule.frequency) && day.day !== first.day.day) return false;
    if (rule.frequency === 'WEEKLY' && day.dayOfWeek !== first.day.dayOfWeek) return false;
  }
  if (rule.byMonthDay && !rule.byMonthDay.some((n) => day.day === (n > 0 ? n : day.daysInMonth + 1 + n)))
    return false;
  if (rule.byYearDay && !rule.byYearDay.some((n) => day.dayOfYear === (n > 0 ? n : day.daysInYear + 1 + n)))
    return false;
  if (rule.byDay && !rule.byDay.some((wanted) => weekdayFits(rule, wanted, day))) return false;
  if (rule.byWeekNo) {
    const [number, weeks] = weekNumber(day, weekStartOf(rule));
    if (!rule.byWeekNo.some((n) => number === (n > 0 ? n : weeks + 1 + n))) return false;
  }
  return true;
}

function weekdayFits(rule: RecurrenceRule, wanted: RuleDay, day: Day): boolean {
  if (CODES[day.dayOfWeek - 1] !== wanted.weekday) return false;
  if (wanted.nth === undefined || !['YEARLY', 'MONTHLY'].includes(rule.frequency)) return true;
  const byYear = rule.frequency === 'YEARLY' && !rule.byMonth;
  const start = byYear ? day.number - day.dayOfYear + 1 : day.number - day.day + 1;
  const dates = sameWeekdays(start, start + (byYear ? day.daysInYear : day.daysInMonth), day.dayOfWeek);
  return dates.at(wanted.nth > 0 ? wanted.nth - 1 : wanted.nth) === day;
}

/** That weekday's days in [start, end), one after the other. */
function sameWeekdays(start: number, end: number, dayOfWeek: number): Day[] {
  const found: Day[] = [];
  for (let number = start; number < end; number += 1)
    if (dayNumbered(number).dayOfWeek === dayOfWeek) found.push(dayNumbered(number));
  return found;
}

/** The day on which the day's week begins. */
const weekBegin = (day: Day, weekStart: number): Day =>
  dayNumbered(day.number - ((day.dayOfWeek - weekStart + 7) % 7));
const weekStartOf = (rule: RecurrenceRule): number => CODES.indexOf(rule.weekStart) + 1;

/** The week's number and how many its year has, counting by hand from the week that holds 4 January. */
function weekNumber(day: Day, weekStart: number): [number, number] {
  const week = weekBegin(day, weekStart);
  const { year } = dayNumbered(week.number + 3);
  const firstOf = (some: number): number =>
    weekBegin(dayOf(new Temporal.PlainDate(some, 1, 4)), weekStart).number;
  return [(week.number - firstOf(year)) / 7 + 1, (firstOf(year + 1) - firstOf(year)) / 7];
}

function* readingsOn(rule: RecurrenceRule, first: Reading, day: Day, allDay: boolean): Generator<Reading> {
  if (allDay) {
    yield readingOn(day, 0, 0, 0);
    return;
  }
  const byHour = ['HOURLY', 'MINUTELY'].includes(rule.frequency);
  const byMinute = rule.frequency === 'MINUTELY';
  const seconds = rule.bySecond ?? [first.second];
  for (let minuteOfDay = 0; minuteOfDay < 1440; minuteOfDay++) {
    const hour = Math.floor(minuteOfDay / 60);
    const minute = minuteOfDay % 60;
    if (rule.byHour ? !rule.byHour.includes(hour) : !byHour && hour !== first.hour) continue;
    if (rule.byMinute ? !rule.byMinute.includes(minute) : !byMinute && minute !== first.minute) continue;
    for (const second of seconds) yield readingOn(day, hour, minute, second);
  }
}

function periodOf(rule: RecurrenceRule, one: Reading): string {
  const lengths = { YEARLY: 4, MONTHLY: 7, DAILY: 10, HOURLY: 13, MINUTELY: 16, SECONDLY: 19 };
  return rule.frequency === 'WEEKLY'
    ? weekBegin(one.day, weekStartOf(rule)).text
    : one.text.slice(0, lengths[rule.frequency]);
}

function periodCounts(rule: RecurrenceRule, first: Reading, one: Reading): boolean {
  return periodsBetween(rule, first, one) % rule.interval === 0;
}

function periodsBetween(rule: RecurrenceRule, first: Reading, one: Reading): number {
  const years = one.day.year - first.day.year;
  const days = one.day.number - first.day.number;
  const hours = days * 24 + one.hour - first.hour;
  const weekOf = ({ day }: Reading): number => weekBegin(day, weekStartOf(rule)).number;
  switch (rule.frequency) {
    case 'YEARLY':
      return years;
    case 'MONTHLY':
      return years * 12 + one.day.month - first.day.month;
    case 'WEEKLY':
      return (weekOf(one) - weekOf(first)) / 7;
    case 'DAILY':
      return days;
    case 'HOURLY':
      return hours;
    default:
      return hours * 60 + one.minute - first.minute;
  }
}

function pick(rule: RecurrenceRule, group: Reading[]): Reading[] {
  if (!rule.bySetPos) return group;
  const ordered = [...group].sort(byTime);
  const chosen = rule.bySetPos.flatMap(
    (position) => ordered.at(position > 0 ? position - 1 : position) ?? [],
  );
  return [...new Set(chosen)];
}

function untilPoint(rule: RecurrenceRule, start: Moment): number {
  const { until } = rule;
  if (until === undefined) return Number.POSITIVE_INFINITY;
  if (until.kind === 'utc') return until.at;
  const read = (local: number): Temporal.PlainDateTime =>
    Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime();
  const inZone = (reading: Temporal.PlainDateTime): number =>
    reading.toZonedDateTime(start.kind === 'date' ? 'UTC' : start.zone).epochMilliseconds;
  if (until.kind === 'local') return inZone(read(until.local));
  const day = read(until.day * 86_400_000);
  return start.kind === 'date' ? inZone(day) : inZone(day.add({ days: 1 })) - 1;
}
