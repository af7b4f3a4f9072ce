import type { Moment } from '@catch/scheduling';

export interface PersonFact {
  readonly email: string;
  readonly name?: string | undefined;
  readonly response?: 'accepted' | 'declined' | 'tentative' | 'needsAction' | undefined;
  /** Where the address comes from: it decides whom an invitation reaches. */
  readonly origin?: PersonOrigin | undefined;
  readonly isRoom?: true | undefined;
}

/** Written by the person, found, or (unknown) filled in by somebody else. */
export type PersonOrigin = 'written' | 'calendar' | 'mail' | 'calendar and mail' | 'unknown';

/** An event as it was at the moment it was looked at. Other people may have written its words. */
export interface EventFact {
  readonly id: string;
  readonly seriesId?: string | undefined;
  readonly title: string | undefined;
  readonly start: Moment;
  readonly end: Moment;
  readonly place?: string | undefined;
  /** Its beginning, when it is long. */
  readonly note?: string | undefined;
  readonly videoLink?: string | undefined;
  /** Other links of it that may be shown. */
  readonly links?: readonly LinkFact[] | undefined;
  /** How many are not shown: others wrote them, and they lead to services that nobody knows. */
  readonly hiddenLinks?: number | undefined;
  /** Where the calendar itself shows it. */
  readonly page?: string | undefined;
  /** Everybody but the owner. */
  readonly guests: readonly PersonFact[];
  /** The owner's own line among the guests, and the position at which the calendar has it. */
  readonly ownLine?: (PersonFact & { readonly position: number }) | undefined;
  /** Absent when it is the owner's own event. */
  readonly organiser?: PersonFact | undefined;
  readonly ownResponse?: PersonFact['response'];
  readonly repeats: boolean;
  readonly showsAsFree?: true | undefined;
  /** Absent in the owner's primary calendar. */
  readonly calendar?: CalendarFact | undefined;
  /** Only that the time is taken may be known of it. */
  readonly isBusyOnly?: true | undefined;
}

/** A calendar other than the primary one. The person who shares it may have named it. */
export interface CalendarFact {
  /** Absent when not even this is known: then all but the primary one are meant. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

interface LinkFact {
  readonly url: string;
  readonly in: 'location' | 'description';
}

export interface Slot {
  readonly start: Moment;
  readonly end: Moment;
}

/** For a series: one meeting, that and all after it, or all of it. */
export type SeriesScope = 'this' | 'following' | 'all';

export interface ReminderFact {
  readonly id: string;
  readonly text: string;
  /** When it comes next. */
  readonly next?: Moment | undefined;
  readonly cron?: string | undefined;
  /** The next few times of one that repeats. */
  readonly runs?: readonly Moment[] | undefined;
  readonly before?: ReminderLead | undefined;
  /** Put off: it comes next then, wherever its event is. */
  readonly isSnoozed?: true | undefined;
  /** It was sent before, and comes once more. */
  readonly isAgain?: true | undefined;
  readonly repeats?: boolean | undefined;
  readonly isActive?: boolean | undefined;
  /** It could not be sent. */
  readonly isBroken?: true | undefined;
}

/** Before (or, on another day, after) an event, or before each that some words mean. */
export interface ReminderLead {
  readonly minutes: number;
  /** So long after it has ended, and not before it begins. */
  readonly isAfter?: true | undefined;
  /** The event's name. */
  readonly event?: string | undefined;
  /** Said by the day: 'the evening before'. */
  readonly day?: { readonly part: string; readonly side: 'before' | 'of' | 'after' } | undefined;
  /** Each event that these words mean; the next one is looked for so many days ahead. */
  readonly each?:
    | {
        readonly words: string;
        readonly next?: EventFact | undefined;
        readonly lookedAhead?: number | undefined;
      }
    | undefined;
}

/** What was said of one person's time: only then, or not then; on their own clock where that is known. */
export interface BoundFact {
  readonly person: PersonFact;
  readonly only?: string | undefined;
  readonly not?: string | undefined;
  readonly zone?: string | undefined;
}

/** Somebody whose clock is known to show another hour than the owner's. */
export interface ClockFact {
  readonly person: PersonFact;
  readonly zone: string;
}

export interface PreferenceFact {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  /** The person's own words that it rests on. */
  readonly quote?: string | null | undefined;
  /** A text that no code keeps to. */
  readonly isNote?: true | undefined;
}

/** A time that no clock or calendar knows. */
export type ImpossibleTime =
  | { readonly code: 'too-often' }
  | {
      readonly code: 'no-such-date';
      readonly day: number;
      readonly month: number;
      readonly year?: string | undefined;
    }
  | { readonly code: 'no-such-clock'; readonly clock: string }
  | { readonly code: 'no-such-zone'; readonly name: string };

/** How often a reminder cannot come. */
export type ImpossibleRhythm =
  | { readonly code: 'never' }
  | { readonly code: 'bad-cron'; readonly cron: string; readonly problem: string }
  | { readonly code: 'not-for-reminders'; readonly rhythm: string };
