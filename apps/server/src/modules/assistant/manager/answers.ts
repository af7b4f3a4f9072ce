import type { Interval, Moment } from '@catch/scheduling';
import type { Language, Superlative } from '@catch/understanding';
import type {
  BoundFact,
  Change,
  ClockFact,
  EventFact,
  PersonFact,
  PreferenceFact,
  Question,
  Refusal,
  ReminderFact,
  Slot,
  Unread,
} from '../values/values.ts';

/** What the manager itself says: facts from the calendar, and where the conversation stands. */
export type Said = Question | Refusal | Statement | Talk | Foreign;

/** An answer to a question about the calendar, as facts. */
export type Statement = { readonly kind: 'told'; readonly unread?: Unread | undefined } & (
  | {
      readonly what: 'agenda';
      readonly events: readonly EventFact[];
      readonly window: Interval;
      /** What nothing is called, when these are the others. */
      readonly words?: string | undefined;
      /** What they said no to in that time. */
      readonly declined?: readonly EventFact[] | undefined;
    }
  | {
      readonly what: 'next' | 'last';
      readonly event: EventFact | undefined;
      readonly words?: string | undefined;
      /** The day that was asked about, when there may be more on others. */
      readonly window?: Interval | undefined;
      /** After or before the event that was just mentioned. */
      readonly isBeside?: true | undefined;
    }
  | { readonly what: 'when'; readonly events: readonly EventFact[]; readonly isThen?: boolean | undefined }
  | { readonly what: 'own-answer'; readonly event: EventFact }
  | { readonly what: 'no-zone'; readonly person: PersonFact }
  | { readonly what: 'own-zone' }
  | { readonly what: 'who' | 'where' | 'length' | 'detail' | 'link'; readonly event: EventFact }
  | {
      readonly what: 'answers';
      readonly event: EventFact;
      /** Somebody was asked about by name. */
      readonly people?: readonly PersonFact[] | undefined;
      /** The person asked about, who is not invited. */
      readonly absent?: readonly PersonFact[] | undefined;
    }
  | {
      readonly what: 'leave';
      readonly event: EventFact;
      readonly at: number;
      /** How long one is on the way. */
      readonly milliseconds: number;
    }
  | { readonly what: 'invitations' | 'declined'; readonly events: readonly EventFact[] }
  | {
      readonly what: 'free';
      readonly window: Interval;
      readonly isExact: boolean;
      readonly isFree: boolean;
      readonly conflicts: readonly EventFact[];
      readonly busy: readonly PersonFact[];
      readonly unknown: readonly PersonFact[];
      readonly people: readonly PersonFact[];
      readonly stretches: readonly Interval[];
      /** What the person asked to keep in mind stands against the time, or leaves none. */
      readonly against: readonly PreferenceFact[];
      readonly length?: number | undefined;
    }
  /** What keeps others busy. */
  | { readonly what: 'busy'; readonly busy: readonly BusyTimes[] }
  | {
      readonly what: 'slots';
      readonly slots: readonly Slot[];
      readonly unknown: readonly PersonFact[];
      readonly busy: readonly BusyTimes[];
      /** Where nothing was found: what the person has there themselves. */
      readonly mine: readonly EventFact[];
      readonly against: readonly PreferenceFact[];
      /** What was said of single people leaves no time that there would be without it. */
      readonly bounded: readonly BoundFact[];
      /** Bounds that nothing could be made of: the times do not keep to them. */
      readonly notUnderstood: readonly string[];
      readonly clocks: readonly ClockFact[];
    }
  | {
      readonly what: 'clashes';
      /** Asked of one event, where it would be. */
      readonly supposed?: EventFact;
      readonly pairs: readonly (readonly [EventFact, EventFact])[];
      readonly window: Interval;
    }
  | { readonly what: 'count'; readonly events: readonly EventFact[]; readonly window: Interval }
  | {
      readonly what: 'total';
      /** Nothing is called so: these are all there are then. */
      readonly unknown?: string | undefined;
      readonly milliseconds: number;
      readonly events: readonly EventFact[];
      readonly window: Interval;
    }
  | {
      readonly what: 'most';
      readonly window: Interval;
      /** Which of these was asked for; all of them where that was not said. */
      readonly wanted: Superlative | undefined;
      readonly people: readonly { readonly person: PersonFact; readonly count: number }[];
      readonly longest?: EventFact | undefined;
      readonly shortest?: EventFact | undefined;
      readonly busiest?: DayTotal | undefined;
      readonly lightest?: DayTotal | undefined;
    }
  | {
      readonly what: 'between';
      readonly from: EventFact;
      readonly to: EventFact;
      readonly milliseconds: number;
    }
  | {
      readonly what: 'until';
      readonly event?: EventFact | undefined;
      readonly at: Moment;
      readonly days: number;
    }
  | {
      readonly what: 'zone';
      readonly at: number;
      readonly zone: string;
      readonly place: string;
      /** Whose clock it is, when no place was named. */
      readonly person?: PersonFact | undefined;
      readonly event?: EventFact | undefined;
    }
  | { readonly what: 'reminders'; readonly reminders: readonly ReminderFact[] }
  | { readonly what: 'kept'; readonly preferences: readonly PreferenceFact[] }
  /** The same answer was given before. */
  | {
      readonly what: 'answered-so';
      readonly event: EventFact;
      readonly response: 'accepted' | 'declined' | 'tentative';
    }
  /** Everybody's name, best known first. */
  | { readonly what: 'known'; readonly names: readonly string[] }
  | { readonly what: 'contact'; readonly name: string; readonly people: readonly PersonFact[] }
  | {
      readonly what: 'waiting';
      /** The changes of each. */
      readonly proposals: readonly (readonly Change[])[];
      readonly question?: Question | undefined;
    }
  | {
      readonly what: 'done';
      readonly done: readonly { readonly changes: readonly Change[]; readonly isUndone: boolean }[];
    }
);

/** A day, and how much is on it. */
export interface DayTotal {
  readonly day: string;
  readonly milliseconds: number;
  readonly count: number;
}

export interface BusyTimes {
  readonly person: PersonFact;
  readonly busy: readonly Interval[];
}

/** Where no fact is asked for. */
export interface Talk {
  readonly kind: 'talk';
  readonly what:
    | 'hello'
    | 'thanks'
    | 'goodbye'
    | 'chat'
    | 'nothing-changed'
    | 'unread'
    | 'left-alone'
    | 'rest-left'
    | 'objection'
    | 'which-card'
    | 'self'
    | 'other'
    | 'unclear'
    | 'condition-not-met'
    | 'no-such-question'
    | 'other-calendar';
}

/** A message in another language: nothing is made of it. */
export interface Foreign {
  readonly kind: 'foreign';
  readonly language: Language;
}
