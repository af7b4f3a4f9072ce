import type { Frequency } from './rule.ts';

/** A rule joined with its start and turned into bit masks and sorted arrays, all in local seconds. */
export interface CompiledRule {
  readonly frequency: Frequency;
  readonly subDaily: boolean;
  readonly interval: number;
  readonly count: number | undefined;
  /** Monday is 0. */
  readonly weekStart: number;
  /** First local second at which an instance may be. */
  readonly start: number;
  readonly startDay: number;
  /** Where period 0 lies, in the frequency's own count; see `periodOrigin`. */
  readonly origin: number;
  /** Bit n set: month n allowed. 0 = no limit; likewise below. */
  readonly months: number;
  readonly monthDays: number;
  readonly monthDaysFromEnd: number;
  readonly weekdays: number;
  readonly nthWeekdays: readonly { readonly weekday: number; readonly nth: number }[];
  /** The weekdays that occur in `nthWeekdays`. */
  readonly nthMask: number;
  readonly nthWithin: 'month' | 'year';
  readonly yearDays: ReadonlySet<number> | undefined;
  readonly weekNumbers: ReadonlySet<number> | undefined;
  /** True when no BYxxx part can reject a day. */
  readonly everyDay: boolean;
  /** True when plain weekdays are the only limit. */
  readonly onlyWeekdays: boolean;
  /** Seconds of the day at which instances are; for sub-daily rules only what the frequency does not decide. */
  readonly times: readonly number[];
  readonly hours: readonly boolean[] | undefined;
  readonly minutes: readonly boolean[] | undefined;
  readonly seconds: readonly boolean[] | undefined;
  /** Only for weeks, months and years. */
  readonly setPositions: readonly number[] | undefined;
}
