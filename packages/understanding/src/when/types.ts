import type { Temporal } from 'temporal-polyfill';

type Zoned = Temporal.ZonedDateTime;

/** When people usually work. Decides what a bare 'at 3' means and what 'close of business' is. */
export interface WorkingHours {
  /** Local time, `HH:MM`. */
  readonly start: string;
  /** Local time, `HH:MM`. */
  readonly end: string;
  /** ISO weekdays (1 = Monday). Monday to Friday when left out. */
  readonly days?: readonly number[];
}

/** Everything a phrase is resolved against. Nothing is read from the process: no clock, no zone. */
export interface WhenContext {
  readonly now: Temporal.Instant;
  /** IANA zone of the person who speaks. */
  readonly zone: string;
  readonly workingHours?: WorkingHours;
  /** First day of the week as ISO weekday. Monday when left out. */
  readonly weekStart?: 1 | 7;
  /** Decides the order of 3/4 (US: March 4th, elsewhere 3 April). Guessed from the zone when left out. */
  readonly locale?: string;
  /** 'Tuesday' is the coming one (true, the default) or the one just gone. */
  readonly preferFuture?: boolean;
  /** What the conversation is about: 'the Saturday after', 'that evening' and 'half past' count from it. */
  readonly spoken?: { readonly start: Temporal.Instant; readonly end: Temporal.Instant };
}

/** How precisely a time was said. */
export type Grain =
  | 'second'
  | 'minute'
  | 'hour'
  | 'part-of-day'
  | 'day'
  | 'weekend'
  | 'week'
  | 'month'
  | 'quarter'
  | 'season'
  | 'year'
  | 'decade'
  | 'century';

/** What every reading carries. */
interface WhenBase {
  /** The words that were read. */
  readonly text: string;
  /** The rule that was applied, in words a person can be shown. */
  readonly rule: string;
  /** The zone that was said ('3pm London time'), not the person's own. Times are still given in the person's zone. */
  readonly zone?: string;
  /** 'around 4', '3ish'. */
  readonly approximate?: true;
  /** Clock changes that touched this time: a time moved out of a gap, or the first of a doubled hour. */
  readonly notes?: readonly string[];
  /** Other readings a person could have meant; the reading itself is the one the rule chose. */
  readonly alternatives?: readonly When[];
}

/** A point in time: '3pm', 'tomorrow at 9', 'in 45 minutes'. */
export interface InstantWhen extends WhenBase {
  readonly kind: 'instant';
  readonly at: Zoned;
  readonly grain: 'second' | 'minute' | 'hour';
  /** False when only a time of day was said ('at 3') and the day is ours. */
  readonly dateSaid: boolean;
}

/** A stretch with both ends, `[start, end)`: 'tomorrow', 'Tuesday afternoon', '9-11am', 'next week'. */
export interface IntervalWhen extends WhenBase {
  readonly kind: 'interval';
  readonly start: Zoned;
  readonly end: Zoned;
  readonly grain: Grain;
  /** Whole days: 'tomorrow', 'Feb 3-5'. */
  readonly allDay: boolean;
  readonly dateSaid: boolean;
  /** True for 'from 3 to 4' (start and end were both said), false for one named period ('tomorrow'). */
  readonly range: boolean;
  /** The end is a time of day alone, and a whole day or more behind the start: nobody knows which day it is on. */
  readonly endOpen?: true;
  /**
   * For looking at what is there, instead of making something new: 'after lunch' goes on to the end of the day,
   * 'before lunch' goes back to its beginning, 'late on Friday' is its evening, and 'the next two weeks' have begun
   * now.
   */
  readonly reach?: 'on' | 'back' | 'late' | 'now';
  /** For parts of a day: where in it a person usually means ('tomorrow morning' → 09:00). */
  readonly likely?: Zoned;
}

export interface Window {
  readonly start: Zoned;
  readonly end: Zoned;
  /** Set when the window is one moment ('at 3 or at 4'). */
  readonly instant?: true;
}

/** Candidates to choose from: 'one morning next week', 'Tuesday or Thursday afternoon'. */
interface WindowsWhen extends WhenBase {
  readonly kind: 'windows';
  readonly windows: readonly Window[];
  /** 'one-of': any of them will do. 'all-of': 'Tuesday and Thursday'. */
  readonly choice: 'one-of' | 'all-of';
  readonly grain: Grain;
  readonly allDay: boolean;
}

/** 'every other Thursday at 4 except August'. */
export interface RecurrenceWhen extends WhenBase {
  readonly kind: 'recurrence';
  /** iCalendar lines, such as `RRULE:FREQ=WEEKLY;BYDAY=TH` and `EXDATE…`, to be read with `start`. */
  readonly rrule: readonly string[];
  /** The first occurrence (DTSTART). */
  readonly start: Zoned;
  readonly allDay: boolean;
  readonly timeSaid: boolean;
  /** Nothing says so but a plural, as in 'Thursdays at 3': many say that of one Thursday. */
  readonly isPlural?: true;
  /** 'Starting 7 December': the first day was said with it. */
  readonly startSaid?: true;
  /** Its end is so long after its beginning ('for six weeks', 'for the next six'), and moves with a day that is said apart. */
  readonly lasts?: true;
  readonly duration?: Temporal.Duration;
  /** 'every other week on Thursday at 16:00, not in August'. */
  readonly description: string;
}

/** 'half an hour', 'for two days'. */
interface DurationWhen extends WhenBase {
  readonly kind: 'duration';
  readonly duration: Temporal.Duration;
  /** Length in seconds, a month counted as 30 days and a year as 365. */
  readonly seconds: number;
}

/** 'by Friday': any time from now until `by`. */
interface DeadlineWhen extends WhenBase {
  readonly kind: 'deadline';
  readonly from: Zoned;
  /** Exclusive: 'by Friday' ends when Friday ends, 'by 5pm' at five. */
  readonly by: Zoned;
  readonly grain: Grain;
}

/** 'after 3', 'from Monday', 'before noon', 'since May'. */
export interface OpenWhen extends WhenBase {
  readonly kind: 'open';
  /** 'from': at or after `at`. 'until': before `at`. */
  readonly direction: 'from' | 'until';
  readonly at: Zoned;
  readonly grain: Grain;
  readonly dateSaid: boolean;
}

/** 'an hour before my flight': the event has to be looked up. */
interface RelativeToEventWhen extends WhenBase {
  readonly kind: 'relative-to-event';
  readonly direction: 'before' | 'after' | 'during';
  /** Zero for 'right after lunch with Sam'. */
  readonly offset: Temporal.Duration;
  /** The event as said: 'my flight'. */
  readonly eventText: string;
  /** A day given with it: 'an hour before my flight on Friday'. */
  readonly on?: When;
}

/** The words allow several times and no rule decides: ask. `default` is what the house would pick. */
export interface AmbiguousWhen extends WhenBase {
  readonly kind: 'ambiguous';
  readonly question: string;
  readonly options: readonly When[];
  readonly default?: When;
  /** Set when how often was said ('twice a week'), but not when: there is nothing to choose from. */
  readonly often?: Often;
}

export interface Often {
  readonly times: number;
  readonly unit: string;
}

/** There is no time in it. */
interface NoWhen extends WhenBase {
  readonly kind: 'none';
}

export type When =
  | InstantWhen
  | IntervalWhen
  | WindowsWhen
  | RecurrenceWhen
  | DurationWhen
  | DeadlineWhen
  | OpenWhen
  | RelativeToEventWhen
  | AmbiguousWhen
  | NoWhen;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A time expression inside a sentence. Offsets are UTF-16 indexes into the text as given. */
export interface FoundWhen extends Span {
  readonly text: string;
  readonly when: When;
  /**
   * The pieces of text this reading was made of. One, unless words stand between pieces that belong
   * together ('tomorrow for lunch at 1'): then `start`/`end` cover the whole and the spans leave the
   * words between out.
   */
  readonly spans: readonly Span[];
  /** The readings of the single pieces, when there are several. */
  readonly parts?: readonly FoundWhen[];
  /**
   * Both ends of a stretch, each read by itself: 'from Thursday to Friday' is a stretch, but in 'move it from
   * Thursday to Friday' it is an old and a new day. The request decides which.
   */
  readonly ends?: { readonly from: FoundWhen; readonly to: FoundWhen };
}
