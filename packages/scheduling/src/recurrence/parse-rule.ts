import { quote, SchedulingError } from '../errors.ts';
import { parseIcalTime } from './ical-time.ts';
import {
  FREQUENCIES,
  type Frequency,
  type RecurrenceRule,
  type RuleDay,
  WEEKDAY_CODES,
  type WeekdayCode,
} from './rule.ts';

type Draft = { -readonly [Key in keyof RecurrenceRule]?: RecurrenceRule[Key] };

/** Larger counts and intervals than this cannot matter before the year 9999, even every second. */
const LARGEST = 1e12;

/** `FREQ=…;…` (with or without `RRULE:`) as data. Throws `SchedulingError` for anything RFC 5545 does not allow. */
export function parseRule(text: string): RecurrenceRule {
  const body = text.trim().replace(/^(?:RRULE|EXRULE):/i, '');
  const draft: Draft = {};
  const seen = new Set<string>();
  for (const part of body.split(';')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    if (equals < 0) throw invalid(`Not a rule part: ${quote(part)}`);
    const name = part.slice(0, equals).trim().toUpperCase();
    if (seen.has(name)) throw invalid(`${quote(name)} is given twice`);
    seen.add(name);
    readPart(
      draft,
      name,
      part
        .slice(equals + 1)
        .trim()
        .toUpperCase(),
    );
  }
  const { frequency } = draft;
  if (frequency === undefined) throw invalid('A rule needs FREQ');
  return { ...draft, frequency, interval: draft.interval ?? 1, weekStart: draft.weekStart ?? 'MO' };
}

function readPart(draft: Draft, name: string, value: string): void {
  switch (name) {
    case 'FREQ':
      draft.frequency = frequency(value);
      return;
    case 'INTERVAL':
      draft.interval = positive(name, value);
      return;
    case 'COUNT':
      draft.count = positive(name, value);
      return;
    case 'UNTIL':
      draft.until = parseIcalTime(value);
      return;
    case 'WKST':
      draft.weekStart = weekday(value);
      return;
    case 'BYMONTH':
      draft.byMonth = numbers(name, value, 1, 12);
      return;
    case 'BYWEEKNO':
      draft.byWeekNo = numbers(name, value, 1, 53, true);
      return;
    case 'BYYEARDAY':
      draft.byYearDay = numbers(name, value, 1, 366, true);
      return;
    case 'BYMONTHDAY':
      draft.byMonthDay = numbers(name, value, 1, 31, true);
      return;
    case 'BYDAY':
      draft.byDay = ruleDays(value);
      return;
    case 'BYHOUR':
      draft.byHour = numbers(name, value, 0, 23);
      return;
    case 'BYMINUTE':
      draft.byMinute = numbers(name, value, 0, 59);
      return;
    case 'BYSECOND':
      // 60 is a leap second: RFC 5545 lets those who have none read it as 59.
      draft.bySecond = distinct(numbers(name, value, 0, 60).map((second) => Math.min(second, 59)));
      return;
    case 'BYSETPOS':
      draft.bySetPos = numbers(name, value, 1, 366, true);
      return;
    case 'RSCALE':
      if (value === 'GREGORIAN') return;
      break;
    case 'SKIP':
      if (value === 'OMIT') return;
      break;
  }
  throw new SchedulingError('unsupported-rule', `Rule part not supported: ${quote(`${name}=${value}`)}`);
}

function frequency(value: string): Frequency {
  const found = FREQUENCIES.find((one) => one === value);
  if (found === undefined) throw invalid(`Unknown frequency ${quote(value)}`);
  return found;
}

function weekday(value: string): WeekdayCode {
  const found = WEEKDAY_CODES.find((one) => one === value);
  if (found === undefined) throw invalid(`Unknown weekday ${quote(value)}`);
  return found;
}

function positive(name: string, value: string): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : 0;
  if (number < 1) throw invalid(`${name} must be a positive number, not ${quote(value)}`);
  return Math.min(number, LARGEST);
}

function numbers(name: string, value: string, least: number, most: number, signed = false): number[] {
  const list = value.split(',').map((item) => {
    const text = item.trim();
    const number = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    const size = signed ? Math.abs(number) : number;
    if (!(size >= least && size <= most)) throw invalid(`${name} cannot be ${quote(text)}`);
    return number;
  });
  return distinct(list);
}

function ruleDays(value: string): RuleDay[] {
  const days = value.split(',').map((item): RuleDay => {
    const found = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(item.trim());
    if (found?.[2] === undefined) throw invalid(`BYDAY cannot be ${quote(item)}`);
    const code = weekday(found[2]);
    if (found[1] === undefined) return { weekday: code };
    const nth = Number(found[1]);
    if (nth === 0 || Math.abs(nth) > 53) throw invalid(`BYDAY cannot be ${quote(item)}`);
    return { weekday: code, nth };
  });
  return [...new Map(days.map((day) => [`${day.nth ?? ''}${day.weekday}`, day])).values()];
}

function distinct(list: readonly number[]): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

function invalid(message: string): SchedulingError {
  return new SchedulingError('invalid-rule', message);
}
