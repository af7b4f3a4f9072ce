import { civilDate, weekdayIndex } from '../time/civil.ts';
import { joinWords, monthName, ordinal, position, weekdayName } from './describe-words.ts';
import {
  type Frequency,
  type RecurrenceRule,
  type RuleDay,
  WEEKDAY_CODES,
  type WeekdayCode,
} from './rule.ts';

const UNITS: Readonly<Record<Frequency, string>> = {
  YEARLY: 'year',
  MONTHLY: 'month',
  WEEKLY: 'week',
  DAILY: 'day',
  HOURLY: 'hour',
  MINUTELY: 'minute',
  SECONDLY: 'second',
};

/** The days a rule falls on, in words; undefined when they cannot be said plainly and exactly. */
export function describePattern(rule: RecurrenceRule, startDay: number): string | undefined {
  if (rule.byWeekNo || rule.byYearDay) return undefined;
  switch (rule.frequency) {
    case 'YEARLY':
      return yearly(rule, startDay);
    case 'MONTHLY':
      return monthly(rule, startDay);
    case 'WEEKLY':
      return weekly(rule, startDay);
    case 'DAILY':
      return daily(rule);
    default:
      if (rule.byMonth || rule.byMonthDay || rule.byDay || rule.bySetPos) return undefined;
      return every(rule.interval, UNITS[rule.frequency]);
  }
}

function every(interval: number, unit: string): string {
  if (interval === 1) return `Every ${unit}`;
  return interval === 2 ? `Every other ${unit}` : `Every ${interval} ${unit}s`;
}

function daily(rule: RecurrenceRule): string | undefined {
  if (rule.byMonthDay || rule.bySetPos) return undefined;
  if (rule.byDay === undefined) return within(rule, every(rule.interval, 'day'));
  // 'Every other day, if it is a Monday' is not a thing people say.
  return rule.interval === 1 ? within(rule, onWeekdays(1, rule.byDay)) : undefined;
}

function weekly(rule: RecurrenceRule, startDay: number): string | undefined {
  if (rule.byMonthDay || rule.bySetPos) return undefined;
  const days = rule.byDay ?? [{ weekday: WEEKDAY_CODES[weekdayIndex(startDay)] ?? 'MO' }];
  return within(rule, onWeekdays(rule.interval, days));
}

/** 'Every weekday', 'Every other Thursday', 'Every 3 weeks on Monday and Friday'. */
function onWeekdays(interval: number, days: readonly RuleDay[]): string {
  const codes = WEEKDAY_CODES.filter((code) => days.some((day) => day.weekday === code));
  const group = groupName(codes);
  if (interval === 1) {
    if (codes.length === 7) return 'Every day';
    return `Every ${group ?? joinWords(codes.map(weekdayName))}`;
  }
  if (interval === 2 && codes.length === 1) return `Every other ${joinWords(codes.map(weekdayName))}`;
  const names =
    codes.length === 7 ? 'every day' : group === 'weekday' ? 'weekdays' : joinWords(codes.map(weekdayName));
  return `${every(interval, 'week')} on ${names}`;
}

function groupName(codes: readonly WeekdayCode[]): string | undefined {
  const joined = codes.join();
  if (joined === 'MO,TU,WE,TH,FR') return 'weekday';
  return joined === 'SA,SU' ? 'weekend day' : undefined;
}

/** Adds 'in January and March' where BYMONTH limits. */
function within(rule: RecurrenceRule, text: string): string {
  return rule.byMonth === undefined ? text : `${text} in ${joinWords(rule.byMonth.map(monthName))}`;
}

function monthly(rule: RecurrenceRule, startDay: number): string | undefined {
  const lead = rule.interval === 1 ? 'Monthly' : every(rule.interval, 'month');
  const days = dayOfMonth(rule, civilDate(startDay).day);
  return days === undefined ? undefined : within(rule, `${lead} on ${days}`);
}

function yearly(rule: RecurrenceRule, startDay: number): string | undefined {
  const lead = rule.interval === 1 ? 'Annually' : every(rule.interval, 'year');
  const start = civilDate(startDay);
  const open = !rule.byMonthDay && !rule.byDay;
  if (open || (rule.byMonthDay && rule.byMonth && !rule.byDay && !rule.bySetPos)) {
    if (rule.bySetPos) return undefined;
    const numbers = rule.byMonthDay ?? [start.day];
    const months = rule.byMonth ?? [start.month];
    if (numbers.every((number) => number > 0) && (numbers.length === 1 || months.length === 1)) {
      const dates =
        months.length === 1
          ? `${joinWords(numbers.map(String))} ${monthName(months[0] ?? 1)}`
          : joinWords(months.map((month) => `${numbers[0]} ${monthName(month)}`));
      return `${lead} on ${dates}`;
    }
  }
  if (rule.byMonth === undefined) return undefined;
  const days = dayOfMonth(rule, start.day);
  // BYSETPOS picks from the whole year's set, which is a month's set only when there is one month.
  if (days === undefined || (rule.bySetPos && rule.byMonth.length > 1)) return undefined;
  return `${lead} on ${days} of ${joinWords(rule.byMonth.map(monthName))}`;
}

/** 'day 15', 'the last day', 'the first Monday', 'the last weekday', 'every Monday' … */
function dayOfMonth(rule: RecurrenceRule, startDay: number): string | undefined {
  const { byDay, byMonthDay, bySetPos } = rule;
  if (byDay !== undefined && byMonthDay !== undefined) return undefined;
  if (byDay === undefined) {
    if (bySetPos !== undefined) return undefined;
    return monthDays(byMonthDay ?? [startDay]);
  }
  const codes = WEEKDAY_CODES.filter((code) => byDay.some((day) => day.weekday === code));
  const plain = byDay.every((day) => day.nth === undefined);
  if (bySetPos !== undefined) {
    const noun = plain ? setNoun(codes) : undefined;
    return noun === undefined ? undefined : `the ${joinWords(bySetPos.map(position))} ${noun}`;
  }
  if (plain) return `every ${groupName(codes) ?? joinWords(codes.map(weekdayName))}`;
  if (byDay.some((day) => day.nth === undefined)) return undefined;
  return joinWords(byDay.map((day) => `the ${position(day.nth ?? 1)} ${weekdayName(day.weekday)}`));
}

function setNoun(codes: readonly WeekdayCode[]): string | undefined {
  if (codes.length === 1) return weekdayName(codes[0] ?? 'MO');
  return codes.length === 7 ? 'day' : groupName(codes);
}

function monthDays(numbers: readonly number[]): string {
  const forward = numbers.filter((number) => number > 0).map((number) => `the ${ordinal(number)}`);
  const backward = numbers.filter((number) => number < 0).sort((a, b) => b - a);
  return joinWords([...forward, ...backward.map((number) => `the ${position(number)} day`)]);
}
