/** One recurrence rule of RFC 5545 (section 3.3.10) as data. Absent lists mean 'not given'. */
export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY';

export const FREQUENCIES: readonly Frequency[] = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
];

export type WeekdayCode = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';

/** Position in this list is the weekday's index everywhere in the package: Monday is 0. */
export const WEEKDAY_CODES: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** `MO`, or with `nth` the first (1), last (-1) … Monday of the month or year. */
export interface RuleDay {
  readonly weekday: WeekdayCode;
  readonly nth?: number;
}

/** A date or time as iCalendar writes it, before anybody knows the series' zone. */
export type RuleTime =
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'utc'; readonly at: number }
  | { readonly kind: 'local'; readonly local: number; readonly zone?: string };

export interface RecurrenceRule {
  readonly frequency: Frequency;
  /** 1 when not given. */
  readonly interval: number;
  readonly count?: number;
  readonly until?: RuleTime;
  /** Monday when not given. */
  readonly weekStart: WeekdayCode;
  readonly byMonth?: readonly number[];
  readonly byWeekNo?: readonly number[];
  readonly byYearDay?: readonly number[];
  readonly byMonthDay?: readonly number[];
  readonly byDay?: readonly RuleDay[];
  readonly byHour?: readonly number[];
  readonly byMinute?: readonly number[];
  readonly bySecond?: readonly number[];
  readonly bySetPos?: readonly number[];
}

/** An extra date, with its own length when it was given as a period. */
export interface ExtraTime {
  readonly time: RuleTime;
  readonly duration?: number;
}

/** Everything the recurrence lines of one event say. */
export interface Recurrence {
  readonly rules: readonly RecurrenceRule[];
  readonly exclusionRules: readonly RecurrenceRule[];
  readonly extra: readonly ExtraTime[];
  readonly excluded: readonly RuleTime[];
}

export function isSubDaily(frequency: Frequency): boolean {
  return frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY';
}
