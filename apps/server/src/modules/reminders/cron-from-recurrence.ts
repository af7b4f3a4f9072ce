import { parseRecurrence, type RecurrenceRule, type WeekdayCode } from '@catch/scheduling';

const WEEKDAY: Record<WeekdayCode, number> = { SU: 0, MO: 1, TU: 2, WE: 3, TH: 4, FR: 5, SA: 6 };

/** The wall-clock time of the first run. */
export interface RunTime {
  readonly hour: number;
  readonly minute: number;
  readonly day: number;
  readonly month: number;
  /** 0 = Sunday. */
  readonly weekday: number;
  /** Until when of the day it goes on, where it repeats within a day ('every 2 hours from 9 to 5'). */
  readonly until?: { readonly hour: number; readonly minute: number } | undefined;
}

/**
 * Reminders repeat by cron (product-spec.md section 3). What cron cannot express ('every other Thursday', 'the last
 * Friday', an end) returns undefined, and the person is told so instead of being reminded at wrong times.
 */
export function cronFromRecurrence(lines: readonly string[], first: RunTime): string | undefined {
  const { rules, exclusionRules, extra, excluded } = parseRecurrence(lines);
  const [rule] = rules;
  if (!rule || rules.length > 1 || exclusionRules.length + extra.length + excluded.length > 0)
    return undefined;
  if (
    rule.count !== undefined ||
    rule.until !== undefined ||
    rule.bySetPos ||
    rule.byWeekNo ||
    rule.byYearDay
  )
    return undefined;
  const minutes = list(rule.byMinute) ?? String(first.minute);
  const hours = list(rule.byHour) ?? String(first.hour);
  const months = list(rule.byMonth) ?? '*';
  const weekdays = plainWeekdays(rule);
  if (weekdays === undefined) return undefined;
  const monthDays = list(rule.byMonthDay);
  switch (rule.frequency) {
    case 'MINUTELY':
      if (first.until) return minutesWithin(rule.interval, first, first.until, weekdays);
      return 60 % rule.interval === 0
        ? `${rule.interval === 1 ? '*' : `*/${rule.interval}`} ${list(rule.byHour) ?? '*'} * ${months} ${weekdays || '*'}`
        : undefined;
    case 'HOURLY':
      if (first.until)
        return first.until.hour > first.hour
          ? `${minutes} ${first.hour}-${first.until.hour - (first.until.minute < first.minute ? 1 : 0)}${rule.interval === 1 ? '' : `/${rule.interval}`} * ${months} ${weekdays || '*'}`
          : undefined;
      return 24 % rule.interval === 0
        ? `${minutes} ${rule.interval === 1 ? '*' : `*/${rule.interval}`} * ${months} ${weekdays || '*'}`
        : undefined;
    case 'DAILY':
      return rule.interval === 1 && !monthDays
        ? `${minutes} ${hours} * ${months} ${weekdays || '*'}`
        : undefined;
    case 'WEEKLY':
      return rule.interval === 1 ? `${minutes} ${hours} * ${months} ${weekdays || first.weekday}` : undefined;
    case 'MONTHLY':
      if (weekdays || negative(rule.byMonthDay) || 12 % rule.interval !== 0) return undefined;
      return `${minutes} ${hours} ${monthDays ?? first.day} ${rule.interval === 1 ? months : everyMonths(rule.interval, first.month)} *`;
    case 'YEARLY':
      if (weekdays || negative(rule.byMonthDay) || rule.interval !== 1) return undefined;
      return `${minutes} ${hours} ${monthDays ?? first.day} ${list(rule.byMonth) ?? first.month} *`;
    default:
      return undefined;
  }
}

/** Whole hours only: cron has no other way to end. */
function minutesWithin(
  interval: number,
  first: RunTime,
  until: NonNullable<RunTime['until']>,
  weekdays: string,
): string | undefined {
  if (60 % interval !== 0 || first.minute !== 0 || until.minute !== 0 || until.hour <= first.hour)
    return undefined;
  return `*/${interval} ${first.hour}-${until.hour - 1} * * ${weekdays || '*'}`;
}

const list = (values: readonly number[] | undefined): string | undefined =>
  values && values.length > 0 ? values.join(',') : undefined;
const negative = (values: readonly number[] | undefined): boolean =>
  values?.some((value) => value < 0) ?? false;
const everyMonths = (interval: number, first: number): string =>
  Array.from({ length: 12 / interval }, (_, index) => ((first - 1 + index * interval) % 12) + 1)
    .sort((left, right) => left - right)
    .join(',');

/** '' when no weekday is named, undefined when cron cannot say it ('the second Tuesday'). */
function plainWeekdays(rule: RecurrenceRule): string | undefined {
  if (!rule.byDay || rule.byDay.length === 0) return '';
  if (rule.byDay.some(({ nth }) => nth !== undefined && nth !== 0)) return undefined;
  return rule.byDay
    .map(({ weekday }) => WEEKDAY[weekday])
    .sort((left, right) => left - right)
    .join(',');
}
