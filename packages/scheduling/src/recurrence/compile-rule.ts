import { civilDate, DAY_SECONDS, weekdayIndex } from '../time/civil.ts';
import type { CompiledRule } from './compiled-rule.ts';
import { periodOrigin } from './periods.ts';
import { isSubDaily, type RecurrenceRule, WEEKDAY_CODES } from './rule.ts';
import { positions } from './set-positions.ts';

/**
 * Where the standard leaves room. `rfc5545` (the default) follows its table to the letter; `ical.js` does
 * what that library, and libical before it, do: BYMONTHDAY alone in a yearly rule stays in the start's
 * month, and a start that fits all but BYSETPOS is an instance.
 */
export type Convention = 'rfc5545' | 'ical.js';

/**
 * `earliest` is the first local second that means the start's instant: before `start` only just after a gap.
 * It becomes the start of a rule that names the skipped time of that day and not the shown one.
 */
export function compileRule(
  rule: RecurrenceRule,
  start: number,
  earliest: number,
  convention: Convention,
): CompiledRule {
  const startDay = Math.floor(start / DAY_SECONDS);
  const clock = start - startDay * DAY_SECONDS;
  const { month, day } = civilDate(startDay);
  // 'Every day that is a weekday' is 'every week on weekdays', which is counted without a walk.
  const frequency = isWeeklyInDisguise(rule) ? 'WEEKLY' : rule.frequency;
  const weekStart = WEEKDAY_CODES.indexOf(rule.weekStart);
  const subDaily = isSubDaily(frequency);
  const yearly = frequency === 'YEARLY';
  const dayIsOpen = !(rule.byWeekNo || rule.byYearDay || rule.byMonthDay || rule.byDay);

  let months = mask(rule.byMonth ?? []);
  let monthDays = mask((rule.byMonthDay ?? []).filter((value) => value > 0));
  const monthDaysFromEnd = mask((rule.byMonthDay ?? []).filter((value) => value < 0).map((value) => -value));
  const numbered = yearly || frequency === 'MONTHLY';
  const nthWeekdays: { weekday: number; nth: number }[] = [];
  let weekdays = 0;
  for (const { weekday, nth } of rule.byDay ?? []) {
    const index = WEEKDAY_CODES.indexOf(weekday);
    // Numbered weekdays mean something only inside a month or year; elsewhere the number is ignored.
    if (nth === undefined || !numbered) weekdays |= 1 << index;
    else nthWeekdays.push({ weekday: index, nth });
  }
  if (dayIsOpen) {
    // What the rule leaves open is taken from the start.
    if (yearly && months === 0) months = 1 << month;
    if (numbered) monthDays = 1 << day;
    if (frequency === 'WEEKLY') weekdays = 1 << weekdayIndex(startDay);
  }
  const onlyDay = !(rule.byMonth || rule.byMonthDay || rule.byYearDay || rule.byWeekNo);
  const onlyMonthDays = rule.byMonthDay && !(rule.byMonth || rule.byDay || rule.byYearDay || rule.byWeekNo);
  if (yearly && onlyMonthDays && convention === 'ical.js') months = 1 << month;

  // In a period of a day or less BYSETPOS can only choose among the times, and always the same ones.
  const choosesTimes = rule.bySetPos !== undefined && (subDaily || rule.frequency === 'DAILY');
  const times = timesOf(rule, clock);

  const meansSkippedTime =
    !subDaily && Math.floor(earliest / DAY_SECONDS) === startDay && !times.includes(clock);

  return {
    frequency,
    subDaily,
    interval: rule.interval,
    count: rule.count,
    weekStart,
    start: meansSkippedTime ? earliest : start,
    startDay,
    origin: periodOrigin(frequency, startDay, weekStart),
    months,
    monthDays,
    monthDaysFromEnd,
    weekdays,
    nthWeekdays,
    nthMask: mask(nthWeekdays.map(({ weekday }) => weekday)),
    nthWithin: yearly && rule.byMonth === undefined ? 'year' : 'month',
    yearDays: rule.byYearDay && new Set(rule.byYearDay),
    weekNumbers: rule.byWeekNo && new Set(rule.byWeekNo),
    everyDay: months === 0 && weekdays === 0 && dayIsOpen && !numbered,
    onlyWeekdays: weekdays !== 0 && onlyDay && nthWeekdays.length === 0,
    times: choosesTimes ? positions(rule.bySetPos ?? [], times.length).map((at) => times[at] ?? 0) : times,
    hours: subDaily ? flags(rule.byHour, 24) : undefined,
    minutes: frequency === 'MINUTELY' || frequency === 'SECONDLY' ? flags(rule.byMinute, 60) : undefined,
    seconds: frequency === 'SECONDLY' ? flags(rule.bySecond, 60) : undefined,
    setPositions: choosesTimes ? undefined : rule.bySetPos,
  };
}

function isWeeklyInDisguise(rule: RecurrenceRule): boolean {
  return rule.frequency === 'DAILY' && rule.interval === 1 && rule.byDay !== undefined;
}

function timesOf(rule: RecurrenceRule, clock: number): number[] {
  const { frequency } = rule;
  const seconds = frequency === 'SECONDLY' ? [0] : (rule.bySecond ?? [clock % 60]);
  const minutes =
    frequency === 'SECONDLY' || frequency === 'MINUTELY'
      ? [0]
      : (rule.byMinute ?? [Math.floor(clock / 60) % 60]);
  const hours = isSubDaily(frequency) ? [0] : (rule.byHour ?? [Math.floor(clock / 3600)]);
  const times: number[] = [];
  for (const hour of hours) {
    for (const minute of minutes)
      for (const second of seconds) times.push(hour * 3600 + minute * 60 + second);
  }
  return times.sort((a, b) => a - b);
}

function mask(values: readonly number[]): number {
  let bits = 0;
  for (const value of values) bits |= 1 << value;
  return bits;
}

function flags(values: readonly number[] | undefined, size: number): boolean[] | undefined {
  if (values === undefined) return undefined;
  const allowed = new Array<boolean>(size).fill(false);
  for (const value of values) allowed[value] = true;
  return allowed;
}
