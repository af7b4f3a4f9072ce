import type { Moment } from '@catch/scheduling';
import type { Choice, ChoiceTopic } from '../../preferences/index.ts';
import type { Asks } from './asks.ts';
import type {
  BoundFact,
  CalendarFact,
  ClockFact,
  EventFact,
  PersonFact,
  PreferenceFact,
  ReminderFact,
  SeriesScope,
  Slot,
} from './facts.ts';
import type { ProductTopic } from './product-topics.ts';
import type { RefusalReason } from './refusal-reason.ts';

export type * from './asks.ts';
export type * from './facts.ts';
export type * from './refusal-reason.ts';

/**
 * What the assistant knows and says, as data. Tools return values, the state of a conversation is built from them, and
 * sentences, cards and lists are made from them in one place (`../render`). Nothing reads a sentence back.
 */
export type Value = Answer | Question | Refusal | Receipt;

/** Facts that were asked for. Nothing was changed. */
export type Answer = { readonly kind: 'answer' } & AnswerFacts;

type AnswerFacts =
  | {
      readonly about: 'events';
      readonly events: readonly EventFact[];
      /** How many there are beyond those named, unless only the next or last one was asked for. */
      readonly more: number;
      /** How many fit altogether. */
      readonly count: number;
      readonly from: Moment;
      readonly to: Moment;
      readonly measured?: Measured | undefined;
      /** Nothing is called so: what else is there at that time, and what is called nearly so at another. */
      readonly instead?: { readonly others: readonly EventFact[]; readonly similar: readonly EventFact[] };
      readonly unread?: Unread | undefined;
    }
  | {
      readonly about: 'free-time';
      readonly from: Moment;
      readonly to: Moment;
      /** One exact time was asked about, not when in a stretch there is time. */
      readonly isExact: boolean;
      readonly isFree: boolean;
      /** What was asked about has no working time left: the times are from the days after it. */
      readonly after?: Slot | undefined;
      readonly conflicts: readonly EventFact[];
      readonly busy: readonly PersonFact[];
      /** Those whose calendars were read: the times keep clear of what is in them. */
      readonly checked?: readonly PersonFact[] | undefined;
      /** When they are, where no time was found. */
      readonly busyTimes?: readonly BusyFact[] | undefined;
      /** Their calendars cannot be read: they are not to be taken for free. */
      readonly unknown: readonly PersonFact[];
      readonly unread?: Unread | undefined;
      /** What the person asked to keep in mind stands against the time, or against every time there is. */
      readonly against?: readonly PreferenceFact[] | undefined;
      /** What was said of single people leaves no time that there would be without it. */
      readonly bounded?: readonly BoundFact[] | undefined;
      /** Bounds that nothing could be made of: the times do not keep to them. */
      readonly notUnderstood?: readonly string[] | undefined;
      readonly clocks?: readonly ClockFact[] | undefined;
      readonly slots: readonly Slot[];
      readonly stretches: readonly Slot[];
    }
  | { readonly about: 'reminders'; readonly reminders: readonly ReminderFact[] }
  | { readonly about: 'preferences'; readonly preferences: readonly PreferenceFact[] }
  | {
      readonly about: 'contacts';
      readonly name: string;
      readonly people: readonly (PersonFact & { readonly foundIn: string; readonly timesSeen: number })[];
    }
  /** The same time on several clocks, each by its zone. */
  | { readonly about: 'zones'; readonly times: readonly Slot[] }
  /** What lies between two times. */
  | {
      readonly about: 'span';
      readonly from: Moment;
      readonly to: Moment;
      /** On the calendar; negative when it goes back. */
      readonly days: number;
      readonly workdays?: number | undefined;
      /** Absent where only days were said. */
      readonly minutes?: number | undefined;
    }
  | { readonly about: 'product'; readonly topic: ProductTopic }
  | {
      readonly about: 'notifications';
      readonly isPaused: boolean;
      readonly notifications: readonly (NotificationFact & { readonly isOwnChoice: boolean })[];
    };

/** Calendars of the owner that could not be looked into: what is in them is unknown, not free. */
export type Unread = readonly CalendarFact[];

/** What can be counted of a stretch of the calendar. */
export interface Measured {
  readonly meetings: number;
  readonly allDay: number;
  readonly minutes: number;
  readonly longest?: MeasuredEvent | undefined;
  readonly shortest?: MeasuredEvent | undefined;
  readonly busiest?: MeasuredDay | undefined;
  readonly quietest?: MeasuredDay | undefined;
}

export interface MeasuredEvent {
  readonly id: string;
  readonly minutes: number;
  /** Others of just that length. */
  readonly equals?: readonly string[] | undefined;
}

export interface MeasuredDay {
  /** `YYYY-MM-DD` on the person's own calendar. */
  readonly day: string;
  readonly minutes: number;
  /** Others with just as much. */
  readonly equals?: readonly string[] | undefined;
}

/** What the assistant sends unprompted about one topic. */
export interface NotificationFact {
  readonly topic: ChoiceTopic;
  readonly choice: Choice;
}

/** `HH:MM` to `HH:MM`, of every day. */
export interface QuietStretch {
  readonly from: string;
  readonly to: string;
}

/** Something is missing or can be read in two ways. Nothing was changed. */
export interface Question {
  readonly kind: 'question';
  /** What is asked for, and why; the wording is the renderer's. */
  readonly asks: Asks;
  /** The event that the question is about, when it is known. */
  readonly about?: EventFact | undefined;
  /** To choose from; each keeps its reference for as long as the question is open. */
  readonly options: readonly Option[];
}

export type Option = { readonly ref: string } & Choosable;

export type Choosable =
  | { readonly event: EventFact }
  | { readonly person: PersonFact }
  | { readonly slot: Slot }
  | { readonly moment: Moment }
  | { readonly scope: SeriesScope }
  | { readonly reminder: ReminderFact }
  | { readonly preference: PreferenceFact }
  /** A change that was made; its reference is the call that made it. */
  | { readonly wish: Wish };

/** It cannot be done, or not like that. Nothing was changed. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly why: RefusalReason;
  readonly about?: EventFact | undefined;
  /** What would work instead. */
  readonly instead: readonly Option[];
  /** It failed without a look at the calendar: what an earlier try of the same call did is not known by it. */
  readonly isBlind?: true | undefined;
  /** It may have been made all the same: the call is tried again later, and finds its own work. */
  readonly isUnknown?: true | undefined;
}

/** What the provider confirmed. Only this says that something was done. */
export interface Receipt {
  readonly kind: 'receipt';
  readonly changes: readonly Change[];
  /** Parts of the same wish that could not be done, and why. */
  readonly left: readonly { readonly event: EventFact; readonly why: RefusalReason['code'] }[];
  /** The call whose undo takes it back; absent when nothing can. */
  readonly undo?: string | undefined;
}

export type Change =
  | {
      readonly did: 'created';
      readonly after: EventFact;
      readonly recurrence: readonly string[];
      /** A video meeting is made with it. */
      readonly video?: true | undefined;
    }
  | {
      readonly did: 'changed';
      readonly before: EventFact;
      readonly after: EventFact;
      readonly scope: SeriesScope;
      /** How often it comes from now on, where that changes, and how often it came. */
      readonly recurrence?: readonly string[] | undefined;
      readonly recurrenceBefore?: readonly string[] | undefined;
      readonly video?: true | undefined;
      /** The new note, or what is new of it. */
      readonly note?: { readonly text: string; readonly isAdded: boolean } | undefined;
      readonly invited?: readonly PersonFact[] | undefined;
      readonly uninvited?: readonly PersonFact[] | undefined;
    }
  /** To another time, together with others or in exchange with another. */
  | {
      readonly did: 'moved';
      readonly before: EventFact;
      readonly after: EventFact;
      readonly isSwap?: true | undefined;
    }
  | { readonly did: 'cancelled'; readonly before: EventFact; readonly scope: SeriesScope }
  | {
      readonly did: 'responded';
      readonly event: EventFact;
      readonly response: PersonFact['response'];
      readonly scope: SeriesScope;
      readonly note?: string | undefined;
    }
  | {
      readonly did: 'reminder-set';
      readonly reminder: ReminderFact;
      /** No channel is connected on which it could come. */
      readonly isUnreachable?: true | undefined;
    }
  | { readonly did: 'reminder-changed'; readonly before: ReminderFact; readonly after: ReminderFact }
  | {
      readonly did: 'reminder-ended';
      readonly reminder: ReminderFact;
      readonly how: 'cancelled' | 'done';
    }
  | {
      readonly did: 'remembered';
      readonly preference: PreferenceFact;
      /** What it takes the place of: both cannot be meant. */
      readonly replaces?: readonly PreferenceFact[] | undefined;
    }
  | { readonly did: 'forgotten'; readonly preferences: readonly PreferenceFact[] }
  | ({
      readonly did: 'notifications';
      /** The time that was chosen lies within the person's own quiet hours, which are kept. */
      readonly quiet?: QuietStretch | undefined;
      /** Quiet hours at another time of day, which these take the place of. */
      readonly instead?: QuietStretch | undefined;
    } & NotificationFact)
  | Undone;

/** An earlier change was taken back; `changes` of that receipt no longer hold. */
export interface Undone {
  readonly did: 'undone';
  readonly call: string;
  /** The tool whose work it was. */
  readonly tool: string;
  /** What it was to be; only of what is yet to be taken back. */
  readonly of?: Wish | undefined;
  /** What had been done. Absent as long as nobody has looked. */
  readonly was?: Exclude<Change['did'], 'undone'> | undefined;
  readonly restored: readonly EventFact[];
  readonly scope?: SeriesScope | undefined;
  /** The answer to an invitation that holds again. */
  readonly response?: PersonFact['response'];
  /** Somebody had removed it before. */
  readonly wasGone?: true | undefined;
  /** What the reminder is about. */
  readonly text?: string | undefined;
}

/** What a call is to do. It is kept while it is done, so that it can be named whatever becomes of it. */
export interface Wish {
  readonly tool: string;
  /** As the model filled them in. */
  readonly args?: unknown;
  /** Absent as long as nobody has resolved it to facts. */
  readonly proposal?: Pick<Proposal, 'changes' | 'reasons'> | undefined;
}

/** A change that waits for a person. */
export interface Proposal {
  readonly kind: 'proposal';
  readonly call: string;
  readonly changes: readonly Change[];
  readonly reasons: readonly ProposalReason[];
  readonly conflicts: readonly EventFact[];
  readonly alternatives: readonly Option[];
  /** Of all that match: where they were looked for, and what there stays as it is. */
  readonly searched?: { readonly in: Slot; readonly stays: readonly EventFact[] } | undefined;
}

/** Somebody, and when they have something else. */
export interface BusyFact {
  readonly person: PersonFact;
  readonly times: readonly Slot[];
  /** Of several times that were asked about: those that they cannot come to. */
  readonly at?: readonly Slot[] | undefined;
}

/** Why a person has to agree first, and what they should know. */
export type ProposalReason =
  | { readonly code: 'invites'; readonly people: readonly PersonFact[] }
  | { readonly code: 'tells'; readonly people: readonly PersonFact[] }
  /** Guests who have something else then. */
  | { readonly code: 'guests-busy'; readonly busy: readonly BusyFact[] }
  /** Guests whose calendars cannot be read: nobody knows whether they have time. */
  | { readonly code: 'guests-unknown'; readonly people: readonly PersonFact[] }
  /** Guests for whom it is night then, by the clocks of their own calendars. */
  | { readonly code: 'guests-night'; readonly clocks: readonly ClockFact[]; readonly at: Moment }
  | { readonly code: 'overlaps' }
  /** Whether it overlaps with something in these calendars, nobody knows. */
  | { readonly code: 'unread'; readonly calendars: Unread }
  /** It is against what the person asked to keep in mind. */
  | { readonly code: 'breaks-preference'; readonly preference: PreferenceFact }
  /** With the people who would be notified. */
  | { readonly code: 'cancels'; readonly people?: readonly PersonFact[] | undefined }
  | { readonly code: 'series' }
  | { readonly code: 'several' }
  /** What had hours shall last whole days, or the other way round. */
  | { readonly code: 'kind-changes'; readonly to: 'all-day' | 'hours' | 'series' }
  /** It is over: mentioning it may mean another one like it. */
  | { readonly code: 'is-over' }
  /** What others organise stays where it is. */
  | { readonly code: 'leaves-others'; readonly events: readonly EventFact[] }
  /** Part of it is not in the person's own words. */
  | { readonly code: 'not-own-words' }
  /** All of it may have been said by somebody whose words the model has read. */
  | { readonly code: 'others-wish' }
  /** It says more than the person did. */
  | { readonly code: 'says-more' }
  | { readonly code: 'unsure'; readonly words: readonly string[] }
  | { readonly code: 'asks-less' };
