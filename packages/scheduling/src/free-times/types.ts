import type { Buffers } from '../events.ts';
import type { Interval } from '../intervals.ts';
import type { Weekday, WorkingHours } from '../working-hours.ts';

export interface Person {
  readonly id: string;
  /** For reasons people read; the id when absent. */
  readonly name?: string;
  /** What is known to take up their time, in any order. */
  readonly busy: readonly Interval[];
  /** Where nothing is known: `'all'` for a calendar that could not be read, or the parts that could not. */
  readonly unknown?: 'all' | readonly Interval[];
  readonly workingHours?: WorkingHours;
  /** An optional person's conflicts lower the score instead of ruling the time out. */
  readonly optional?: boolean;
}

/** A stretch of the week on somebody's clock: 'Fridays', '12:00 to 13:00', 'Mondays 08:00 to 12:00'. */
export interface WeeklyTime {
  readonly zone: string;
  /** Every day when absent. */
  readonly weekdays?: readonly Weekday[];
  /** Midnight to midnight when absent. */
  readonly from?: string;
  readonly to?: string;
}

interface PreferenceBase {
  /** How people call it: 'lunch', 'mornings', 'Fridays'. */
  readonly label: string;
  /** `hard` rules times out; `soft` moves the score by `weight`. */
  readonly strength: 'hard' | 'soft';
  /** 10 when absent. */
  readonly weight?: number;
  /** Whose wish it is. */
  readonly person?: string;
}

export type Preference =
  | (PreferenceBase & { readonly kind: 'avoid'; readonly when: WeeklyTime })
  | (PreferenceBase & { readonly kind: 'prefer'; readonly when: WeeklyTime })
  /** Minimum notice: nothing (or nothing good) before this instant. The caller knows the clock, we do not. */
  | (PreferenceBase & { readonly kind: 'not-before'; readonly earliest: number });

export interface FreeTimesRequest {
  readonly people: readonly Person[];
  /** One window or several; a slot lies inside one of them. */
  readonly window: Interval | readonly Interval[];
  /** Milliseconds. Several lengths: the first is the one wanted, later ones score lower. */
  readonly duration: number | readonly number[];
  /** The zone in which starts are aligned to the clock. */
  readonly zone: string;
  /** Starts lie on multiples of this many milliseconds after local midnight. Default 30 minutes. */
  readonly granularity?: number;
  /** Free time every known person needs around the meeting; working hours may end inside it. */
  readonly buffers?: Buffers;
  readonly preferences?: readonly Preference[];
  /** Only times at which nobody is unknown. */
  readonly requireEveryoneKnown?: boolean;
  /** No two of the returned slots overlap. */
  readonly distinct?: boolean;
  /** Default 10. */
  readonly limit?: number;
}

export interface Reason {
  readonly effect: 'for' | 'against' | 'neutral';
  readonly text: string;
  readonly person?: string;
}

export interface FreeSlot extends Interval {
  /** 100 is a time with nothing for or against it; higher is better. Equal scores: earlier first. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Ids of people about whom nothing is known at this time. They are not free, they are unknown. */
  readonly unknown: readonly string[];
  /** Ids of optional people who cannot come. */
  readonly busyOptional: readonly string[];
}

export interface FreeTimes {
  /** Best first. */
  readonly slots: readonly FreeSlot[];
  /** Ids of people unknown throughout. */
  readonly unknownPeople: readonly string[];
  /** How many candidate times there were before `limit` and `distinct`. */
  readonly candidates: number;
}
