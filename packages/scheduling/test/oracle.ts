import { Temporal } from 'temporal-polyfill';
import type { Moment, RecurrenceRule, RuleDay } from '../src/index.ts';

// The slow, obvious reading of RFC 5545, sharing no code with the engine: every minute of every day is held
// against the rule, one condition after the other, on Temporal objects. BYSETPOS groups by period. Nothing is skipped.

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** All instances from the start to `horizonDays` later, as instants (or UTC midnights for dates). */
export function oracle(rule: RecurrenceRule, start: Moment, horizonDays: number): number[] {
  const first =
    start.kind === 'date'
      ? Temporal.PlainDate.from(start.date).toPlainDateTime()
      : Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(start.zone).toPlainDateTime();
  // Whole periods at both ends: BYSETPOS looks at all of a period, also before the start.
  const from = wholePeriod(rule, first.toPlainDate(), 'begin');
  const to = wholePeriod(rule, first.toPlainDate().add({ days: horizonDays }), 'end');
  const groups = new Map<string, Temporal.PlainDateTime[]>();
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    if (!dayFits(rule, first, day)) continue;
    for (const candidate of momentsOn(rule, first, day, start.kind === 'date')) {
      const period = periodOf(rule, candidate);
      if (!periodCounts(rule, first, candidate)) continue;
      const group = groups.get(period);
      if (group === undefined) groups.set(period, [candidate]);
      else group.push(candidate);
    }
  }
  let chosen = [...groups.values()].flatMap((group) => pick(rule, group));
  chosen = chosen.filter((one) => Temporal.PlainDateTime.compare(one, first) >= 0);
  chosen.sort(Temporal.PlainDateTime.compare);
  if (rule.count !== undefined) chosen = chosen.slice(0, rule.count);
  const points = chosen.map((one) =>
    start.kind === 'date'
      ? one.toZonedDateTime('UTC').epochMilliseconds
      : one.toZonedDateTime(start.zone, { disambiguation: 'compatible' }).epochMilliseconds,
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

function dayFits(rule: RecurrenceRule, first: Temporal.PlainDateTime, day: Temporal.PlainDate): boolean {
  const open = !rule.byWeekNo && !rule.byYearDay && !rule.byMonthDay && !rule.byDay;
  if (rule.byMonth && !rule.byMonth.includes(day.month)) return false;
  if (open) {
    if (rule.frequency === 'YEARLY' && !rule.byMonth && day.month !== first.month) return false;
    if (['YEARLY', 'MONTHLY'].includes(rule.frequency) && day.day !== first.day) return false;
    if (rule.frequency === 'WEEKLY' && day.dayOfWeek !== first.dayOfWeek) return false;
  }
  if (rule.byMonthDay && !rule.byMonthDay.some((n) => day.day === (n > 0 ? n : day.daysInMonth + 1 + n)))
    return false;
  if (rule.byYearDay && !rule.byYearDay.some((n) => day.dayOfYear === (n > 0 ? n : day.daysInYear + 1 + n)))
    return false;
  if (rule.byDay && !rule.byDay.some((wanted) => weekdayFits(rule, wanted, day))) return false;
  if (rule.byWeekNo) {
    const [number, weeks] = weekNumber(day, CODES.indexOf(rule.weekStart) + 1);
    if (!rule.byWeekNo.some((n) => number === (n > 0 ? n : weeks + 1 + n))) return false;
  }
  return true;
}

function weekdayFits(rule: RecurrenceRule, wanted: RuleDay, day: Temporal.PlainDate): boolean {
  if (CODES[day.dayOfWeek - 1] !== wanted.weekday) return false;
  if (wanted.nth === undefined || !['YEARLY', 'MONTHLY'].includes(rule.frequency)) return true;
  const byYear = rule.frequency === 'YEARLY' && !rule.byMonth;
  const start = byYear ? day.with({ month: 1, day: 1 }) : day.with({ day: 1 });
  const dates = sameWeekdays(start, start.add(byYear ? { years: 1 } : { months: 1 }), day.dayOfWeek);
  return dates.at(wanted.nth > 0 ? wanted.nth - 1 : wanted.nth) === day.toString();
}

const listed = new Map<string, string[]>();

/** That weekday's dates in [start, end), one after the other. */
function sameWeekdays(start: Temporal.PlainDate, end: Temporal.PlainDate, dayOfWeek: number): string[] {
  const key = `${start} ${end} ${dayOfWeek}`;
  let dates = listed.get(key);
  if (dates === undefined) {
    dates = [];
    for (let one = start; Temporal.PlainDate.compare(one, end) < 0; one = one.add({ days: 1 })) {
      if (one.dayOfWeek === dayOfWeek) dates.push(one.toString());
    }
    listed.set(key, dates);
  }
  return dates;
}

/** The week's number and how many its year has, counting by hand from the week that holds 4 January. */
function weekNumber(day: Temporal.PlainDate, weekStart: number): [number, number] {
  const begin = (one: Temporal.PlainDate): Temporal.PlainDate =>
    one.subtract({ days: (one.dayOfWeek - weekStart + 7) % 7 });
  const week = begin(day);
  const { year } = week.add({ days: 3 });
  const firstWeek = begin(new Temporal.PlainDate(year, 1, 4));
  const nextFirst = begin(new Temporal.PlainDate(year + 1, 1, 4));
  return [firstWeek.until(week).days / 7 + 1, firstWeek.until(nextFirst).days / 7];
}

function* momentsOn(
  rule: RecurrenceRule,
  first: Temporal.PlainDateTime,
  day: Temporal.PlainDate,
  allDay: boolean,
): Generator<Temporal.PlainDateTime> {
  if (allDay) {
    yield day.toPlainDateTime();
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
    for (const second of seconds) yield day.toPlainDateTime({ hour, minute, second });
  }
}

function weekBegin(rule: RecurrenceRule, one: Temporal.PlainDateTime): Temporal.PlainDate {
  const weekStart = CODES.indexOf(rule.weekStart) + 1;
  return one.toPlainDate().subtract({ days: (one.dayOfWeek - weekStart + 7) % 7 });
}

function periodOf(rule: RecurrenceRule, one: Temporal.PlainDateTime): string {
  const text = one.toString({ smallestUnit: 'second' });
  const lengths = { YEARLY: 4, MONTHLY: 7, DAILY: 10, HOURLY: 13, MINUTELY: 16, SECONDLY: 19 };
  return rule.frequency === 'WEEKLY'
    ? weekBegin(rule, one).toString()
    : text.slice(0, lengths[rule.frequency]);
}

function periodCounts(
  rule: RecurrenceRule,
  first: Temporal.PlainDateTime,
  one: Temporal.PlainDateTime,
): boolean {
  let apart: number;
  if (rule.frequency === 'YEARLY') apart = one.year - first.year;
  else if (rule.frequency === 'MONTHLY') apart = (one.year - first.year) * 12 + one.month - first.month;
  else if (rule.frequency === 'WEEKLY') apart = weekBegin(rule, first).until(weekBegin(rule, one)).days / 7;
  else if (rule.frequency === 'DAILY') apart = first.toPlainDate().until(one.toPlainDate()).days;
  else {
    const unit = rule.frequency === 'HOURLY' ? 'hour' : 'minute';
    const floor = (value: Temporal.PlainDateTime): Temporal.PlainDateTime =>
      value.round({ smallestUnit: unit, roundingMode: 'floor' });
    const between = floor(first).until(floor(one), { largestUnit: unit });
    apart = unit === 'hour' ? between.hours : between.minutes;
  }
  return apart % rule.interval === 0;
}

function pick(rule: RecurrenceRule, group: Temporal.PlainDateTime[]): Temporal.PlainDateTime[] {
  if (!rule.bySetPos) return group;
  const ordered = [...group].sort(Temporal.PlainDateTime.compare);
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
