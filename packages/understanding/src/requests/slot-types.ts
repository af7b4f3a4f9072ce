import type { When } from './when-port.ts';

/** What a time expression does in the request it stands in. */
export type TimeRole =
  /** when it is (create), which window is asked about (query), when to fire (reminder) */
  | 'at'
  /** belongs to the event that is meant: 'move my FRIDAY lunch to Monday' */
  | 'reference'
  /** where something goes: 'move my Friday lunch to MONDAY' */
  | 'to'
  /** only the end changes: 'have it end AT 5' */
  | 'end'
  /** how long: 'for HALF AN HOUR' */
  | 'duration'
  /** how often: 'EVERY OTHER THURSDAY' */
  | 'recurrence'
  /** lead time of a reminder: 'TEN MINUTES BEFORE the call' */
  | 'lead'
  /** what it must not be: 'NOT ON THE WEEKEND' */
  | 'except';

/** A time exactly as it was said, and what it resolves to. Offsets are into the (cut) message. */
export type TimeSlot = {
  phrase: string;
  start: number;
  end: number;
  role: TimeRole;
  when: When;
};

/** Somebody named in a request. At least one of `name`, `email`, `role` is set. */
export type Person = {
  /** as written: 'Ana', 'Dr. Snow', 'john sen' */
  name?: string;
  email?: string;
  /** 'manager', 'mother', 'team': a person known by what they are ('my manager', "Kim's boss") */
  role?: string;
  /** whose role it is: 'me' for 'my manager', a name for "Kim's boss" */
  of?: string;
  /** several people behind one word: 'the marketing team' */
  group?: boolean;
  /** the words that named them */
  said: string;
};

/** Which event is meant, by everything that was said about it. All parts must agree. */
export type EventReference = {
  title?: string;
  /** 'meeting', 'appointment', 'call': a kind of event, not a name */
  noun?: string;
  people: Person[];
  when: TimeSlot[];
  place?: string;
  /** 1 = first, -1 = last */
  ordinal?: number;
  /** 'my next dentist appointment' */
  next?: boolean;
  /** 'it', 'that', 'the other one': resolved into `id` when the conversation tells which */
  anaphor?: 'this' | 'that' | 'it' | 'them' | 'other' | 'same';
  /** 'all my meetings on Friday' */
  all?: boolean;
  /** set when the conversation already told which event it is */
  id?: string;
};

export type Availability = 'busy' | 'free' | 'tentative' | 'outOfOffice' | 'workingElsewhere';

/** Which part of a repeating series: 'just this one', 'this and all after it', 'all of them'. */
export type SeriesScope = 'this' | 'following' | 'all';

export type Duration = { minutes: number; said: string };

/** A web address that somebody wants kept with an event. */
export type GivenLink = {
  url: string;
  /** where it was said to go; otherwise that depends on what it is, and on what is there */
  into?: 'place' | 'note';
  /** it takes the place of the one that is there: 'the new link is …' */
  replaces?: true;
};

/** What can be said about an event that is to exist. */
export type EventDetails = {
  /** the person's own name for it, without people, place and time; absent for 'a meeting' */
  title?: string;
  /** the kind of thing it is, when that is all that was said: 'meeting', 'call' */
  noun?: string;
  people: Person[];
  when: TimeSlot[];
  duration?: Duration;
  place?: string;
  /** what it is about: 'about THE BUDGET', 'to discuss HIRING' */
  agenda?: string;
  videoLink?: boolean;
  link?: GivenLink;
  allDay?: boolean;
  availability?: Availability;
  /** must be alone in the calendar: 'if I am free' */
  room?: boolean;
};

/** What is still unknown, and asked for. */
export type MissingSlot =
  | 'when'
  | 'time'
  | 'title'
  | 'people'
  | 'event'
  | 'duration'
  | 'place'
  | 'reminder'
  | 'reminderText'
  | 'preference'
  | 'response'
  | 'choice'
  | 'confirmation';
