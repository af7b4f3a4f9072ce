import type { Unit } from '../series/cycles.ts';
import type { Series } from '../series/series.ts';
import type { Grain } from '../types.ts';

const HALF_DAY = 43_200;

/** Which parts of a date a term settles. Two terms that settle the same part do not belong together. */
export const Slot = { year: 1, month: 2, day: 4, weekday: 8, week: 16 } as const;
export const WHOLE_DATE = Slot.year | Slot.month | Slot.day | Slot.week;

/** One constraint on the date: 'Tuesday', 'March', 'next week', '2027'. */
export interface DateTerm {
  readonly series: Series;
  readonly slots: number;
  readonly rule: string;
  /** Said on that very day it means the next one. */
  readonly notToday?: true;
  /** Its month, when a month and a day were said: 'the 3rd and 4th of May'. */
  readonly month?: number;
  /** The other common reading: 'next Friday' as the coming Friday. */
  readonly other?: Series;
  readonly otherRule?: string;
  /** 'Next Thursday' next to a date of another week: only the weekday counts, and whether it fits. */
  readonly weekday?: Series;
  /** Weeks and longer counted from now name only about a day: 'Thursday, two years from now', 'May in a year'. */
  readonly loose?: { readonly week: Series; readonly year?: Series };
  /** 'The next two weeks': counted from tomorrow, and yet under way. */
  readonly isRolling?: true;
}

/** A time of day. `open` when 1–12 was said without am or pm. */
export interface Clock {
  readonly second: number;
  readonly open: boolean;
  readonly grain: 'hour' | 'minute' | 'second';
}

export interface ClockRange {
  readonly from: Clock;
  readonly to: Clock;
}

/** A part of the day, in seconds from midnight; `to` may lie beyond 24 h. */
export interface PartOfDay {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly likely: number;
  readonly half: 'am' | 'pm';
  /** 'After lunch' says where it begins, 'before lunch' where it ends; the other end is ours. */
  readonly reach?: 'on' | 'back' | 'late';
}

/** A length as it was said; fractions are allowed ('1.5 hours'). */
export type Length = Partial<Record<Unit, number>>;

/** A partly specified time: constraints that are resolved against now only at the end. */
export interface TimeNode {
  readonly kind: 'time';
  readonly dates: readonly DateTerm[];
  readonly part?: PartOfDay;
  readonly clock?: Clock;
  readonly clocks?: ClockRange;
  /** Where the two clock times stand. */
  readonly ends?: Ends;
  /** An exact instant ('in 45 minutes', 'now'), in epoch milliseconds. */
  readonly exact?: { readonly epoch: number; readonly grain: 'second' | 'minute' | 'hour' };
  /** Two exact instants ('the last 5 minutes'). */
  readonly stretch?: { readonly from: number; readonly to: number; readonly grain: Grain };
  /** Seconds to move the resolved time by: 'an hour before midnight'. */
  readonly offset?: number;
  /** 'from 4pm for thirty minutes'. */
  readonly length?: Length;
  readonly zone?: string;
  readonly approximate?: true;
  /** Only a time if something next to it says so: a bare '3', 'sun', 'may'. */
  readonly latent?: true;
  /** The hours are bare numbers, without am, pm, colon or o'clock: next to a month they are days. */
  readonly bare?: true;
  /** 'one morning next week': any of those inside. */
  readonly anyOf?: true;
  readonly rules: readonly string[];
}

/** Token positions of the two ends of a range, `[from, to)` each. */
interface Ends {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface RangeNode {
  readonly kind: 'range';
  readonly from: TimeNode;
  readonly to: TimeNode;
  /** The day of the end was said after its time and counts for the start too. */
  readonly together?: true;
  /** 'Departs 12:00, lands 15:00 New York time': what is said of one end's clock says nothing of the other's. */
  readonly apart?: true;
  /** 'Until four the next morning': the end is on the day after the beginning. */
  readonly onNextDay?: true;
  readonly ends?: Ends;
}

export interface OpenNode {
  readonly kind: 'open';
  readonly direction: 'from' | 'until';
  /** 'after Friday' starts when Friday is over, 'from Friday' when it begins. */
  readonly edge: 'start' | 'end';
  readonly node: TimeNode;
}

export interface DeadlineNode {
  readonly kind: 'deadline';
  readonly node: TimeNode;
  /** 'within two weeks' is over when the last day begins, 'by Friday' when Friday ends. */
  readonly edge?: 'start';
}

interface DurationNode {
  readonly kind: 'duration';
  readonly length: Length;
  readonly approximate?: true;
}

export interface ChoiceNode {
  readonly kind: 'choice';
  readonly mode: 'one-of' | 'all-of';
  readonly options: readonly TimeNode[];
}

export interface RecurrenceNode {
  readonly kind: 'recurrence';
  readonly every: Every;
  /** Clock, part of day and length of one occurrence. */
  readonly time?: TimeNode;
  readonly starting?: TimeNode;
  readonly until?: TimeNode;
  /** 'until June' ends before June, 'through June' after it. */
  readonly untilStart?: true;
  readonly lasting?: { readonly length: Length; readonly fromNow: boolean };
  readonly count?: number;
  readonly exceptMonths?: readonly number[];
  readonly exceptWeekdays?: readonly number[];
  readonly exceptDates?: readonly TimeNode[];
}

export interface Every {
  readonly frequency: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly weekdays?: readonly number[];
  /** 'first Monday': the weekdays with a place in the month. */
  readonly place?: readonly number[];
  readonly monthDays?: readonly number[];
  readonly months?: readonly number[];
  readonly hours?: readonly number[];
  /** By a plural alone: 'Thursdays', 'Sunday evenings'. */
  readonly isPlural?: true;
  readonly rule: string;
}

/** 'twice a week': how often is known, when is not. */
export interface VagueNode {
  readonly kind: 'vague';
  readonly times: number;
  readonly unit: Unit;
}

export interface EventNode {
  readonly kind: 'event';
  readonly direction: 'before' | 'after' | 'during';
  readonly length: Length;
  readonly eventText: string;
  readonly on?: TimeNode;
  /** The words for `on`, and no others. */
  readonly onText?: string;
}

export type Node =
  | TimeNode
  | RangeNode
  | OpenNode
  | DeadlineNode
  | DurationNode
  | ChoiceNode
  | RecurrenceNode
  | VagueNode
  | EventNode;

export interface Parsed<N> {
  readonly node: N;
  readonly end: number;
  /** Fewer and surer parts cost less; of two readings of the same words the cheaper one counts. */
  readonly cost?: number;
}

export const time = (rule: string, more: Partial<Omit<TimeNode, 'kind' | 'rules'>>): TimeNode => ({
  kind: 'time',
  dates: [],
  rules: [rule],
  ...more,
});

export const onDate = (series: Series, slots: number, rule: string, more: Partial<DateTerm> = {}): TimeNode =>
  time(rule, { dates: [{ series, slots, rule, ...more }] });

export const slotsOf = (node: TimeNode): number => node.dates.reduce((all, d) => all | d.slots, 0);

export const hasClock = (node: TimeNode): boolean =>
  node.clock !== undefined ||
  node.clocks !== undefined ||
  node.exact !== undefined ||
  node.stretch !== undefined;

/** Reads its clock on 24 hours: '10:00' next to the full name of a zone is not ten in the evening. */
export function on24Hours(node: TimeNode): TimeNode {
  const close = (clock: Clock): Clock =>
    clock.open && clock.grain !== 'hour'
      ? { ...clock, open: false, second: clock.second < 3600 ? clock.second + HALF_DAY : clock.second }
      : clock;
  return {
    ...node,
    ...(node.clock ? { clock: close(node.clock) } : {}),
    ...(node.clocks ? { clocks: { from: close(node.clocks.from), to: close(node.clocks.to) } } : {}),
  };
}
