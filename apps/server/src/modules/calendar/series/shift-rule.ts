import { DAY, MINUTE, type RecurrenceRule, type RuleDay, type WeekdayCode } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { CalendarError } from '../calendar-error.ts';

const CODES: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * A rule whose series starts elsewhere now: 'every Monday' moved by a day is 'every Tuesday'. What can be carried over
 * in only one way is; anything else is refused, so that the person is asked how it shall repeat.
 */
export function shiftRule(rule: RecurrenceRule, from: number, to: number): RecurrenceRule {
  const days = Math.floor(to / DAY) - Math.floor(from / DAY);
  const moved = days === 0 ? rule : shiftDays(rule, dateOf(from), dateOf(to), days);
  return modulo(from, DAY) === modulo(to, DAY) ? moved : shiftClock(moved, to);
}

function shiftDays(
  rule: RecurrenceRule,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  days: number,
): RecurrenceRule {
  if (rule.bySetPos || rule.byWeekNo || rule.byYearDay) throw ambiguous();
  if (rule.frequency === 'WEEKLY') return shiftWeekdays(rule, days);
  if (rule.frequency === 'MONTHLY' && !rule.byMonth) return shiftMonthDays(rule, from, to);
  if (rule.frequency === 'YEARLY') return shiftMonthDays(shiftMonth(rule, from, to), from, to);
  if (rule.byDay || rule.byMonthDay || rule.byMonth) throw ambiguous();
  return rule;
}

function shiftWeekdays(rule: RecurrenceRule, days: number): RecurrenceRule {
  if (rule.byMonth) throw ambiguous();
  if (!rule.byDay) return rule;
  // Every other week, a day that crosses the week's edge would land in the week that is left out.
  if (rule.interval > 1 && rule.byDay.length > 1) throw ambiguous();
  return { ...rule, byDay: rule.byDay.map(({ weekday }) => ({ weekday: weekdayAfter(weekday, days) })) };
}

function shiftMonthDays(
  rule: RecurrenceRule,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): RecurrenceRule {
  if (rule.byDay && rule.byMonthDay) throw ambiguous();
  if (rule.byMonthDay) {
    if (rule.byMonthDay.length !== 1 || rule.byMonthDay[0] !== from.day) throw ambiguous();
    return { ...rule, byMonthDay: [to.day] };
  }
  if (!rule.byDay) return rule;
  const [only, ...others] = rule.byDay;
  if (!only?.nth || others.length > 0 || (rule.frequency === 'YEARLY' && !rule.byMonth)) throw ambiguous();
  return { ...rule, byDay: [sameKindOfDay(only.nth, to)] };
}

function shiftMonth(rule: RecurrenceRule, from: Temporal.PlainDate, to: Temporal.PlainDate): RecurrenceRule {
  if (!rule.byMonth) return rule;
  if (rule.byMonth.length !== 1 || rule.byMonth[0] !== from.month) throw ambiguous();
  return { ...rule, byMonth: [to.month] };
}

/** 'The last Friday' stays a 'last', 'the second Tuesday' a count from the front. */
function sameKindOfDay(nth: number, date: Temporal.PlainDate): RuleDay {
  const weekday = CODES[date.dayOfWeek - 1];
  if (!weekday) throw ambiguous();
  if (nth > 0) return { weekday, nth: Math.ceil(date.day / 7) };
  return { weekday, nth: -Math.ceil((date.daysInMonth - date.day + 1) / 7) };
}

function shiftClock(rule: RecurrenceRule, to: number): RecurrenceRule {
  if (!rule.byHour && !rule.byMinute && !rule.bySecond) return rule;
  const lists = [rule.byHour, rule.byMinute, rule.bySecond];
  if (lists.some((list) => list !== undefined && list.length > 1)) throw ambiguous();
  const minutes = Math.floor(modulo(to, DAY) / MINUTE);
  return {
    ...rule,
    ...(rule.byHour ? { byHour: [Math.floor(minutes / 60)] } : {}),
    ...(rule.byMinute ? { byMinute: [minutes % 60] } : {}),
  };
}

const ambiguous = () =>
  new CalendarError(
    'invalid',
    'the new day does not say how the series shall repeat: ask for its recurrence',
  );

const weekdayAfter = (weekday: WeekdayCode, days: number): WeekdayCode =>
  CODES[modulo(CODES.indexOf(weekday) + days, 7)] ?? weekday;

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

const dateOf = (local: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDate();
