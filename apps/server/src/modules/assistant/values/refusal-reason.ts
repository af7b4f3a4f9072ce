import type { CalendarFact, EventFact, ImpossibleRhythm, ImpossibleTime } from './facts.ts';
import type { Receipt, Wish } from './values.ts';

/** Why something cannot be done, or not like that. */
export type RefusalReason =
  | {
      readonly code: 'no-such-event';
      readonly words?: string | undefined;
      /** It may be in one of these, which could not be looked into. */
      readonly unread?: readonly CalendarFact[] | undefined;
      /** Where, if a time was said. */
      readonly lookedIn?: { readonly start: number; readonly end: number } | undefined;
    }
  | {
      readonly code: 'taken-meanwhile';
      readonly conflicts: readonly EventFact[];
      readonly to: 'book' | 'change' | 'move';
    }
  | { readonly code: 'unchanged'; readonly what?: 'rhythm' | undefined }
  /** All of a series would get hours, or lose them; single ones can. */
  | { readonly code: 'series-kind' }
  /** What was to be left alone is none of these; without words, it is all of them. */
  | { readonly code: 'exception'; readonly words?: string | undefined; readonly among: readonly EventFact[] }
  | { readonly code: 'organised-by-others'; readonly events: readonly EventFact[] }
  /** An invitation cannot be answered that is none. */
  | { readonly code: 'own-event'; readonly because: 'not-invited' | 'holds-it' }
  /** The very event that is asked for is there, made by us before. */
  | { readonly code: 'booked-already' }
  /** No calendar of that name, or several: those that it could be. */
  | {
      readonly code: 'which-calendar';
      readonly name: string;
      readonly isKnown: boolean;
      readonly calendars: readonly CalendarFact[];
    }
  /** The invitation is to the owner of the calendar. */
  | { readonly code: 'others-invitation' }
  | CalendarTrouble
  | Doubt
  | UndoTrouble
  | { readonly code: 'no-such-contact'; readonly name: string }
  /** It would rest on words that the person did not write. */
  | { readonly code: 'not-said'; readonly to: 'remember' | 'notifications' }
  | { readonly code: 'owner-only' }
  | { readonly code: 'no-reminders' }
  | { readonly code: 'no-preferences' }
  | { readonly code: 'impossible-time'; readonly time: ImpossibleTime }
  | {
      readonly code: 'impossible-rhythm';
      readonly rhythm: ImpossibleRhythm;
      readonly to: 'set' | 'change';
      /** What the calendar could hold instead of a reminder. */
      readonly inCalendar?: string | undefined;
    }
  | { readonly code: 'denied' }
  /** With what took its place, where that is known. */
  | { readonly code: 'superseded'; readonly by?: { readonly call: string; readonly wish: Wish } | undefined }
  /** Nobody decided in time. */
  | { readonly code: 'expired' }
  | { readonly code: 'failed'; readonly because: 'slow' | 'defect' }
  | { readonly code: 'interrupted' }
  | { readonly code: 'outdated-proposal' };

/** What a calendar answered, or that it did not. */
export interface CalendarTrouble {
  readonly code:
    | 'reconnect-needed'
    | 'calendar-busy'
    | 'calendar-unavailable'
    /** It did not answer a change, so that nobody knows. */
    | 'calendar-silent'
    | 'changed-meanwhile'
    | 'gone'
    | 'not-organiser'
    | 'not-accepted'
    /** The owner may look at the calendar and not write there. */
    | 'calendar-read-only'
    /** The whole calendar is no longer among the owner's. */
    | 'calendar-lost';
  /** The name of one that is read-only. */
  readonly calendar?: string | undefined;
}

/** Of a change that was asked for and perhaps begun: whether it was made, by its name. */
type Doubt =
  /** Perhaps it was made, and nobody can look now. `soFar` was; then the rest is what nobody knows about. */
  | { readonly code: 'in-doubt'; readonly wish: Wish; readonly soFar?: Receipt | undefined }
  /** It was looked for often enough. */
  | { readonly code: 'never-found-out'; readonly wish: Wish }
  /** Nothing of it was begun, and other things may have been done. */
  | { readonly code: 'not-begun'; readonly wish: Wish; readonly because: RefusalReason }
  /** There was no time left to begin it. */
  | { readonly code: 'no-time'; readonly wish: Wish }
  /** It was looked for, and was not made. */
  | { readonly code: 'not-made'; readonly wish: Wish; readonly because: RefusalReason };

type UndoTrouble =
  | { readonly code: 'nothing-to-undo' }
  /** Something was done lately, but nothing that is called so. */
  | { readonly code: 'no-such-change'; readonly words: string }
  | { readonly code: 'undone-already'; readonly wish: Wish }
  | { readonly code: 'cannot-be-undone'; readonly wish?: Wish | undefined }
  | { readonly code: 'unanswered-before' }
  /** Somebody changed it since; by the name that it has now. */
  | { readonly code: 'changed-since'; readonly was: 'created' }
  | { readonly code: 'changed-since'; readonly was: 'changed'; readonly title: string | undefined }
  | {
      readonly code: 'nothing-put-back';
      readonly changed: readonly EventFact[];
      readonly left: readonly EventFact[];
    };
