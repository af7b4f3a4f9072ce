import type { Interval } from '@catch/scheduling';
import type {
  CalendarAccess,
  CalendarEvent,
  EventChanges,
  EventDraft,
  RemovedEvent,
} from './calendar-event.ts';

/**
 * What the product asks of a calendar service. Thin on purpose: one call is one thing asked. What takes several
 * (creating exactly once, 'this and following', answering an invitation) is built on it, once for every service,
 * in `create-event.ts`, `update-event.ts`, `delete-event.ts` and `respond-to-invitation.ts`.
 * Every method throws `CalendarError` and nothing else, except the caller's own abort reason.
 * Ids are the adapter's own texts. An event's id contains no slash and is not 'busy' followed by digits: `whole/` uses
 * both.
 */
export interface CalendarGateway {
  /** Everything in one person's name. Cheap; make one for each request or turn. */
  forUser(userId: string, options?: CallOptions): UserCalendars;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long one call may go on waiting and repeating; no attempt begins later. 20 s when absent. */
  readonly budgetMs?: number | undefined;
  /** The calendar will be asked in a moment: whatever that takes beforehand may begin. */
  readonly soon?: true;
  /** What is asked within one turn may be read once. */
  readonly turnId?: string | undefined;
}

export interface UserCalendars {
  listCalendars(): Promise<readonly Calendar[]>;
  /** Events and instances that overlap the window, cancelled ones left out, in no particular order. */
  listEvents(window: EventWindow): Promise<EventsInWindow>;
  /** How the series (not their instances) that overlap the window repeat; single events may stand among them. */
  listSeries(window: EventWindow): Promise<readonly Series[]>;
  /** Instances of one series by where they lie, those that were cancelled apart. */
  listInstances(window: EventWindow & { readonly seriesId: string }): Promise<Instances>;
  /** `not-found` when it never existed, `gone` when it was deleted. */
  getEvent(calendarId: string, eventId: string): Promise<CalendarEvent>;
  /**
   * Creates the event of this draft's key. `duplicate` when the key has created one before, even if it was deleted since
   * and the service still remembers. Prefer `createEvent`, which settles that. How one key creates one event is the
   * adapter's business: as an id of our choice (Google), as a resource name that must not exist yet (CalDAV), or as a
   * property of the event that is searched for before writing.
   */
  insertEvent(calendarId: string, draft: EventDraft, options: WriteOptions): Promise<CalendarEvent>;
  /** The event that this key created. `not-found` when there is none, `gone` when it was deleted, as far as is known. */
  getCreated(calendarId: string, key: string): Promise<CalendarEvent>;
  /** The id that this key's event will have, for services where that is known in advance. */
  idFor(key: string): string | undefined;
  /** Changes one instance, or with a series' id all of it. `conflict` when the etag is no longer the event's. */
  patchEvent(
    calendarId: string,
    eventId: string,
    changes: EventChanges,
    options: WriteOptions,
  ): Promise<CalendarEvent>;
  /** Deletes one instance, or with a series' id all of it. `gone` when that had happened before. */
  deleteEvent(calendarId: string, eventId: string, options: WriteOptions): Promise<void>;
  /** Any number of people and any length of time. Who cannot be read is unknown, never free. */
  freeBusy(request: FreeBusyRequest): Promise<readonly Availability[]>;
  /** What changed since the token was given. Without a token: everything, and the first token. */
  listChanges(request: ChangesRequest): Promise<Changes>;
}

/** As much of a series as words about it need. */
export type Series = Pick<CalendarEvent, 'id' | 'start' | 'recurrence'>;

export interface Calendar {
  readonly id: string;
  /** As the person named it. */
  readonly name: string | undefined;
  readonly primary: boolean;
  readonly timeZone: string | undefined;
  readonly access: CalendarAccess;
  /** Whether the person has it shown among their own: what lies in it then counts as theirs. */
  readonly selected: boolean;
}

/**
 * The person's main calendar, whatever its service calls it. The word is the one of our API (`calendar_id`), and stands
 * in what is stored of events; adapters translate it.
 */
export const MAIN_CALENDAR = 'primary';

export interface EventWindow {
  /** `MAIN_CALENDAR` or a calendar's id. */
  readonly calendarId: string;
  /** Epoch milliseconds, half-open. */
  readonly from: number;
  readonly to: number;
}

export interface EventsInWindow {
  readonly events: readonly CalendarEvent[];
  /** The calendar's own zone, when the service said it. */
  readonly timeZone: string | undefined;
}

export interface Instances {
  readonly events: readonly CalendarEvent[];
  readonly cancelled: readonly RemovedEvent[];
}

export interface WriteOptions {
  /** Who is notified by e-mail. Without a choice of ours guests would get nothing, so there is no default. */
  readonly notify: Notify;
  readonly etag?: string | undefined;
}

export type Notify = 'everyone' | 'nobody';

export interface FreeBusyRequest extends Interval {
  /** E-mail addresses or calendar ids. */
  readonly ids: readonly string[];
}

/** In the order asked for. With `name` added it is a `Person` of `findFreeTimes`. */
export interface Availability {
  readonly id: string;
  readonly busy: readonly Interval[];
  /** `'all'` when nothing could be learnt, otherwise the parts that could not. */
  readonly unknown?: 'all' | readonly Interval[];
}

interface ChangesRequest {
  readonly calendarId: string;
  readonly syncToken?: string | undefined;
  /** Only for the first synchronisation: leave out what ended before. Epoch milliseconds. */
  readonly since?: number | undefined;
}

type Changes =
  /** The token is too old: forget what is stored of this calendar and begin without one. */
  | { readonly kind: 'resync-needed' }
  | {
      readonly kind: 'changes';
      readonly changed: readonly CalendarEvent[];
      readonly removed: readonly RemovedEvent[];
      readonly nextSyncToken: string | undefined;
    };
