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
  /** `duplicate` when the id is taken, be it by a deleted event. Prefer `createEvent`, which settles that. */
  insertEvent(calendarId: string, draft: EventDraft, options: WriteOptions): Promise<CalendarEvent>;
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
  /** Asks to be told of changes by webhook. Not renewed by itself. */
  watchEvents(calendarId: string, channel: NewChannel): Promise<Channel>;
  /** Stopping a channel that has ended already is no error. */
  stopChannel(channel: Pick<Channel, 'id' | 'resourceId'>): Promise<void>;
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

export interface EventWindow {
  /** `primary` or a calendar's id. */
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
  /** Who is told by e-mail. Without a choice of ours guests would hear nothing, so there is no default. */
  readonly notify: Notify;
  readonly etag?: string | undefined;
}

export type Notify = 'everyone' | 'guests-elsewhere' | 'nobody';

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

interface NewChannel {
  /** At most 64 characters. */
  readonly id: string;
  /** Where notifications go; https outside this machine. */
  readonly address: string;
  /** Comes back with each notification: compare it. */
  readonly token: string;
  readonly expiresAt: number;
}

interface Channel {
  readonly id: string;
  readonly resourceId: string;
  /** When the service will stop telling, which may be sooner than asked for. */
  readonly expiresAt: number;
}
