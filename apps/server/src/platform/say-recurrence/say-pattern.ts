import { DAY, type Frequency, type RecurrenceRule, type RuleDay, type WeekdayCode } from '@catch/scheduling';
import { sayDayOfWeek, sayMonth } from '../say-time.ts';
import { and, type Spoken, say } from '../words.ts';

const CODES: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The days a rule falls on, in words; undefined when they cannot be said plainly and exactly. */
export function sayPattern(rule: RecurrenceRule, startDay: number, to: Spoken): string | undefined {
  if (rule.byWeekNo || rule.byYearDay) return undefined;
  switch (rule.frequency) {
    case 'YEARLY':
      return yearly(rule, new Date(startDay * DAY), to);
    case 'MONTHLY':
      return monthly(rule, new Date(startDay * DAY), to);
    case 'WEEKLY':
      return weekly(rule, new Date(startDay * DAY), to);
    case 'DAILY':
      return daily(rule, to);
    default:
      if (rule.byMonth || rule.byMonthDay || rule.byDay || rule.bySetPos) return undefined;
      return every(rule.frequency, rule.interval, to);
  }
}

/** 'Every day', 'Every other week', 'Every 3 months'. */
const every = (unit: Frequency, count: number, to: Spoken): string =>
  say(to, 'repeat.every', { unit, count });

const weekdayName = (code: WeekdayCode, to: Spoken): string =>
  sayDayOfWeek((CODES.indexOf(code) + 1) % 7, to);
const weekdayNames = (codes: readonly WeekdayCode[], to: Spoken): string =>
  and(
    codes.map((code) => weekdayName(code, to)),
    to,
  );
const monthNames = (months: readonly number[], to: Spoken): string =>
  and(
    months.map((month) => sayMonth(month, to)),
    to,
  );

const codesOf = (days: readonly RuleDay[]): WeekdayCode[] =>
  CODES.filter((code) => days.some((day) => day.weekday === code));

function daily(rule: RecurrenceRule, to: Spoken): string | undefined {
  if (rule.byMonthDay || rule.bySetPos) return undefined;
  if (rule.byDay === undefined) return within(rule, every('DAILY', rule.interval, to), to);
  // 'Every other day, if it is a Monday' is not a thing people say.
  return rule.interval === 1 ? within(rule, onWeekdays(1, rule.byDay, to), to) : undefined;
}

function weekly(rule: RecurrenceRule, start: Date, to: Spoken): string | undefined {
  if (rule.byMonthDay || rule.bySetPos) return undefined;
  const days = rule.byDay ?? [{ weekday: CODES[(start.getUTCDay() + 6) % 7] ?? 'MO' }];
  return within(rule, onWeekdays(rule.interval, days, to), to);
}

/** 'Every weekday', 'Every other Thursday', 'Every 3 weeks on Monday and Friday'. */
function onWeekdays(interval: number, days: readonly RuleDay[], to: Spoken): string {
  const codes = codesOf(days);
  const group = groupOf(codes);
  if (interval === 1) {
    if (codes.length === 7) return every('DAILY', 1, to);
    if (group) return say(to, group === 'weekday' ? 'repeat.everyWeekday' : 'repeat.everyWeekendDay');
    return say(to, 'repeat.everyDays', { days: weekdayNames(codes, to) });
  }
  const [only] = codes;
  if (interval === 2 && only && codes.length === 1)
    return say(to, 'repeat.everyOther', { day: weekdayName(only, to) });
  const weeks = every('WEEKLY', interval, to);
  if (codes.length === 7) return say(to, 'repeat.weeksOnEveryDay', { every: weeks });
  if (group === 'weekday') return say(to, 'repeat.weeksOnWeekdays', { every: weeks });
  return say(to, 'repeat.weeksOn', { every: weeks, days: weekdayNames(codes, to) });
}

function groupOf(codes: readonly WeekdayCode[]): 'weekday' | 'weekend' | undefined {
  const joined = codes.join();
  if (joined === 'MO,TU,WE,TH,FR') return 'weekday';
  return joined === 'SA,SU' ? 'weekend' : undefined;
}

/** Adds 'in January and March' where BYMONTH limits. */
function within(rule: RecurrenceRule, text: string, to: Spoken): string {
  return rule.byMonth === undefined
    ? text
    : say(to, 'repeat.in', { text, months: monthNames(rule.byMonth, to) });
}

function monthly(rule: RecurrenceRule, start: Date, to: Spoken): string | undefined {
  const days = dayOfMonth(rule, start.getUTCDate(), to);
  if (days === undefined) return undefined;
  const said =
    rule.interval === 1
      ? say(to, 'repeat.monthly', { days })
      : say(to, 'repeat.on', { every: every('MONTHLY', rule.interval, to), days });
  return within(rule, said, to);
}

function yearly(rule: RecurrenceRule, start: Date, to: Spoken): string | undefined {
  const years = every('YEARLY', rule.interval, to);
  const open = !rule.byMonthDay && !rule.byDay;
  if (open || (rule.byMonthDay && rule.byMonth && !rule.byDay && !rule.bySetPos)) {
    if (rule.bySetPos) return undefined;
    const dates = datesOf(rule, start, to);
    if (dates !== undefined)
      return rule.interval === 1
        ? say(to, 'repeat.yearlyDates', { dates })
        : say(to, 'repeat.everyOnDates', { every: years, dates });
  }
  if (rule.byMonth === undefined) return undefined;
  const days = dayOfMonth(rule, start.getUTCDate(), to);
  // BYSETPOS picks from the whole year's set, which is a month's set only when there is one month.
  if (days === undefined || (rule.bySetPos && rule.byMonth.length > 1)) return undefined;
  const months = monthNames(rule.byMonth, to);
  return rule.interval === 1
    ? say(to, 'repeat.yearlyOn', { days, months })
    : say(to, 'repeat.everyOnOf', { every: years, days, months });
}

/** '3 and 4 March', '1 May and 1 October'. */
function datesOf(rule: RecurrenceRule, start: Date, to: Spoken): string | undefined {
  const numbers = rule.byMonthDay ?? [start.getUTCDate()];
  const months = rule.byMonth ?? [start.getUTCMonth() + 1];
  if (!numbers.every((number) => number > 0) || (numbers.length > 1 && months.length > 1)) return undefined;
  const [day = 1] = numbers;
  if (numbers.length === 1)
    return and(
      months.map((month) => say(to, 'time.dayAndMonth', { day, month: sayMonth(month, to) })),
      to,
    );
  const days = numbers.map((number) => say(to, 'repeat.dayNumber', { day: number }));
  return say(to, 'repeat.daysOfMonth', { days: and(days, to), month: monthNames(months, to) });
}

/** 'the 15th', 'the last day', 'the first Monday', 'the last weekday', 'every Monday' … */
function dayOfMonth(rule: RecurrenceRule, startDay: number, to: Spoken): string | undefined {
  const { byDay, byMonthDay, bySetPos } = rule;
  if (byDay !== undefined && byMonthDay !== undefined) return undefined;
  if (byDay === undefined) {
    if (bySetPos !== undefined) return undefined;
    return monthDays(byMonthDay ?? [startDay], to);
  }
  const codes = codesOf(byDay);
  const plain = byDay.every((day) => day.nth === undefined);
  if (bySetPos !== undefined) {
    const noun = plain ? setNoun(codes, to) : undefined;
    const positions = and(
      bySetPos.map((nth) => position(nth, to)),
      to,
    );
    return noun === undefined ? undefined : say(to, 'repeat.theNth', { position: positions, day: noun });
  }
  if (plain) return say(to, 'repeat.eachOne', { days: groupName(codes, to) ?? weekdayNames(codes, to) });
  if (byDay.some((day) => day.nth === undefined)) return undefined;
  return and(
    byDay.map(({ nth = 1, weekday }) =>
      say(to, 'repeat.theNth', { position: position(nth, to), day: weekdayName(weekday, to) }),
    ),
    to,
  );
}

function groupName(codes: readonly WeekdayCode[], to: Spoken): string | undefined {
  const group = groupOf(codes);
  return group && say(to, group === 'weekday' ? 'repeat.weekday' : 'repeat.weekendDay');
}

function setNoun(codes: readonly WeekdayCode[], to: Spoken): string | undefined {
  if (codes.length === 1) return weekdayName(codes[0] ?? 'MO', to);
  return codes.length === 7 ? say(to, 'repeat.day') : groupName(codes, to);
}

function monthDays(numbers: readonly number[], to: Spoken): string {
  const forward = numbers
    .filter((number) => number > 0)
    .map((day) => say(to, 'repeat.theDay', { day: say(to, 'time.ordinal', { day }) }));
  const backward = numbers
    .filter((number) => number < 0)
    .sort((a, b) => b - a)
    .map((nth) => say(to, 'repeat.theNth', { position: position(nth, to), day: say(to, 'repeat.day') }));
  return and([...forward, ...backward], to);
}

/** 'first', 'last', 'second to last', '6th' … */
function position(nth: number, to: Spoken): string {
  const ordinal = say(to, 'time.ordinal', { day: Math.abs(nth) });
  return nth > 0
    ? say(to, 'repeat.position', { nth, ordinal })
    : say(to, 'repeat.positionFromEnd', { nth: -nth, ordinal });
}
