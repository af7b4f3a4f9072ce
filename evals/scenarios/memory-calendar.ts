import {
  eventInterval,
  expandSeries,
  instantOf,
  type Moment,
  onDate,
  overlaps,
  parseRecurrence,
  timed,
} from '@catch/scheduling';
import {
  type Attendee,
  CalendarError,
  type CalendarEvent,
  type CalendarGateway,
  type EventChanges,
  type EventDraft,
  type EventWindow,
  type Instances,
  type Invitee,
  MAIN_CALENDAR,
  type UserCalendars,
  type WriteOptions,
} from '../../apps/server/src/modules/calendar/index.ts';
import { PLAIN_EVENT } from '../../apps/server/test/plain-event.ts';

export interface Owner {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string;
}

/** A mail that the calendar would have sent. */
export interface SentMail {
  readonly eventId: string;
  readonly what: 'invitation' | 'change' | 'cancellation';
  readonly notify: WriteOptions['notify'];
}

interface Stored {
  event: CalendarEvent;
  deleted: boolean;
  /** Instances that differ from their series, by where the series put them. */
  readonly changed: Map<string, CalendarEvent | 'cancelled'>;
}

const keyOf = (moment: Moment): string => (moment.kind === 'date' ? moment.date : String(moment.at));

/** One person's calendar in memory, true to the port: events by the caller's keys, etags, series with exceptions. */
export class MemoryCalendar {
  readonly owner: Owner;
  readonly sent: SentMail[] = [];
  /** Other people's busy times by address; an address that is not here cannot be read. */
  readonly busy = new Map<string, readonly { start: number; end: number }[]>();
  /** Where others are, by address, as their shared calendars tell. */
  readonly zones = new Map<string, string>();
  readonly #events = new Map<string, Stored>();
  readonly #now: () => Date;
  #version = 0;

  constructor(owner: Owner, now: () => Date) {
    this.owner = owner;
    this.#now = now;
  }

  gateway(): UserCalendars {
    return {
      listCalendars: async () => [
        {
          id: this.owner.email,
          name: this.owner.name,
          primary: true,
          timeZone: this.owner.timeZone,
          access: 'own',
          selected: true,
        },
        ...[...this.zones].map(([id, timeZone]) => ({
          id,
          name: id,
          primary: false,
          timeZone,
          access: 'free-busy' as const,
          selected: false,
        })),
      ],
      listEvents: async (window) => ({ events: this.list(window), timeZone: this.owner.timeZone }),
      listSeries: async (window) =>
        [...this.#events.values()]
          .filter(({ deleted }) => !deleted)
          .map(({ event }) => event)
          .filter((event) => this.#touches(event, window)),
      listInstances: async (window) => this.#instances(window),
      getEvent: async (_calendarId, id) => this.get(id),
      getCreated: async (_calendarId, key) => this.get(key),
      idFor: (key) => key,
      insertEvent: async (_calendarId, draft, options) => this.insert(draft, options),
      patchEvent: async (_calendarId, id, changes, options) => this.patch(id, changes, options),
      deleteEvent: async (_calendarId, id, options) => this.remove(id, options),
      freeBusy: async ({ ids, start, end }) =>
        ids.map((id) => {
          const busy = id === this.owner.email ? [] : this.busy.get(id.toLowerCase());
          return busy
            ? { id, busy: busy.filter((one) => one.start < end && one.end > start) }
            : { id, busy: [], unknown: 'all' as const };
        }),
      listChanges: async () => {
        throw new CalendarError('invalid', 'not kept in memory');
      },
    };
  }

  /** Puts an event there as if it had always been there. */
  seed(event: Omit<CalendarEvent, 'etag' | 'calendarId'>): void {
    this.#events.set(event.id, {
      event: { ...event, calendarId: MAIN_CALENDAR, etag: this.#tag() },
      deleted: false,
      changed: new Map(),
    });
  }

  list(window: Pick<EventWindow, 'from' | 'to'>): CalendarEvent[] {
    return [...this.#events.values()]
      .filter(({ deleted }) => !deleted)
      .flatMap((stored) =>
        stored.event.recurrence.length > 0 ? this.#expand(stored, window) : [stored.event],
      )
      .filter((event) => this.#touches(event, window));
  }

  get(id: string): CalendarEvent {
    const own = this.#events.get(id);
    if (own) {
      if (own.deleted) throw new CalendarError('gone', 'deleted');
      return own.event;
    }
    const found = this.#instance(id);
    if (!found) throw new CalendarError('not-found', 'no such event');
    const { event } = found;
    if (event === 'cancelled') throw new CalendarError('gone', 'deleted');
    return event;
  }

  insert(draft: EventDraft, options: WriteOptions): CalendarEvent {
    if (this.#events.has(draft.key)) throw new CalendarError('duplicate', 'the key is taken');
    const attendees = (draft.attendees ?? []).map((one) => this.#attendee(one));
    const event: CalendarEvent = {
      ...PLAIN_EVENT,
      id: draft.key,
      calendarId: MAIN_CALENDAR,
      etag: this.#tag(),
      title: draft.title,
      start: draft.start,
      end: draft.end,
      description: draft.description,
      location: draft.location,
      attendees,
      ownResponse: attendees.find(({ self }) => self)?.responseStatus,
      organizer: { email: this.owner.email, displayName: this.owner.name, self: true },
      recurrence: draft.recurrence ?? [],
      transparency: draft.transparency ?? 'opaque',
      meetingLink: draft.videoMeeting ? 'https://meet.example/abc' : undefined,
      intent: draft.intent,
      createdAt: this.#now().getTime(),
    };
    this.#events.set(draft.key, { event, deleted: false, changed: new Map() });
    this.#mail(event, 'invitation', options);
    return event;
  }

  patch(id: string, changes: EventChanges, options: WriteOptions): CalendarEvent {
    if (changes.restored) this.#restore(id);
    const current = this.get(id);
    if (options.etag !== undefined && options.etag !== current.etag)
      throw new CalendarError('conflict', 'somebody changed it');
    const attendees = changes.attendees?.map((one) => this.#attendee(one));
    const event: CalendarEvent = {
      ...current,
      etag: this.#tag(),
      title: changes.title ?? current.title,
      start: changes.start ?? current.start,
      end: changes.end ?? current.end,
      description:
        changes.description === undefined ? current.description : (changes.description ?? undefined),
      location: changes.location === undefined ? current.location : (changes.location ?? undefined),
      recurrence: changes.recurrence ?? current.recurrence,
      transparency: changes.transparency ?? current.transparency,
      meetingLink: changes.videoMeeting
        ? (current.meetingLink ?? 'https://meet.example/abc')
        : current.meetingLink,
      ...(attendees ? { attendees, ownResponse: attendees.find(({ self }) => self)?.responseStatus } : {}),
    };
    const own = this.#events.get(id);
    if (own) {
      own.event = event;
      // Google forgets the exceptions of a series whose times were changed.
      if (changes.start || changes.recurrence) own.changed.clear();
    } else {
      const found = this.#instance(id);
      found?.stored.changed.set(found.key, event);
    }
    this.#mail(event, 'change', options);
    return event;
  }

  remove(id: string, options: WriteOptions): void {
    const current = this.get(id);
    if (options.etag !== undefined && options.etag !== current.etag)
      throw new CalendarError('conflict', 'somebody changed it');
    const own = this.#events.get(id);
    if (own) own.deleted = true;
    else {
      const found = this.#instance(id);
      found?.stored.changed.set(found.key, 'cancelled');
    }
    this.#mail(current, 'cancellation', options);
  }

  /** What was called off is where its series puts it again. */
  #restore(id: string): void {
    const found = this.#instance(id);
    if (found?.event === 'cancelled') found.stored.changed.delete(found.key);
  }

  #tag(): string {
    this.#version += 1;
    return `"${this.#version}"`;
  }

  #mail(event: CalendarEvent, what: SentMail['what'], { notify }: WriteOptions): void {
    if (event.attendees.some(({ self }) => !self)) this.sent.push({ eventId: event.id, what, notify });
  }

  #attendee(one: Invitee): Attendee {
    const self = one.email.toLowerCase() === this.owner.email.toLowerCase();
    return {
      email: one.email,
      displayName: one.displayName,
      organizer: self,
      self,
      optional: one.optional ?? false,
      resource: one.resource ?? false,
      responseStatus: one.responseStatus ?? (self ? 'accepted' : 'needsAction'),
      comment: one.comment,
      additionalGuests: one.additionalGuests,
    };
  }

  #touches(event: CalendarEvent, { from, to }: Pick<EventWindow, 'from' | 'to'>): boolean {
    const interval = eventInterval(event, this.owner.timeZone);
    return interval.start === interval.end
      ? interval.start >= from && interval.start < to
      : overlaps(interval, { start: from, end: to });
  }

  #expand(stored: Stored, { from, to }: Pick<EventWindow, 'from' | 'to'>): CalendarEvent[] {
    const { event, changed } = stored;
    const moved = [...changed.values()].filter((one) => one !== 'cancelled');
    const instances = expandSeries(
      { start: event.start, end: event.end, recurrence: parseRecurrence(event.recurrence) },
      { start: from, end: to },
      this.owner.timeZone,
    );
    const zone = event.start.kind === 'timed' ? event.start.zone : this.owner.timeZone;
    return [
      ...moved,
      ...instances
        .map((one) =>
          one.dates
            ? this.#at(event, onDate(one.dates.start), onDate(one.dates.end))
            : this.#at(event, timed(one.start, zone), timed(one.end, zone)),
        )
        .filter(({ start }) => !changed.has(keyOf(start))),
    ];
  }

  /** An instance where its series puts it; its id names the moment, as Google's do. */
  #at(series: CalendarEvent, start: Moment, end: Moment): CalendarEvent {
    const stamp =
      start.kind === 'date'
        ? start.date.replaceAll('-', '')
        : new Date(start.at).toISOString().replace(/[-:]|\.\d+/g, '');
    return {
      ...series,
      id: `${series.id}_${stamp}`,
      seriesId: series.id,
      originalStart: start,
      recurrence: [],
      start,
      end,
    };
  }

  #instance(id: string): { stored: Stored; key: string; event: CalendarEvent | 'cancelled' } | undefined {
    const [, seriesId = '', stamp = ''] = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? [];
    const stored = this.#events.get(seriesId);
    if (!stored || stored.deleted || stored.event.recurrence.length === 0) return undefined;
    const day = stamp.slice(0, 8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
    const at = stamp.includes('T')
      ? Date.parse(`${day}T${stamp.slice(9).replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}`)
      : instantOf(onDate(day), this.owner.timeZone);
    const key = stamp.includes('T') ? String(at) : day;
    const changed = stored.changed.get(key);
    if (changed) return { stored, key, event: changed };
    const event = this.#expand(stored, { from: at, to: at + 1 }).find((one) => one.id === id);
    return event && { stored, key, event };
  }

  #instances(window: EventWindow & { readonly seriesId: string }): Instances {
    const stored = this.#events.get(window.seriesId);
    if (!stored || stored.deleted) throw new CalendarError('not-found', 'no such series');
    const zone = stored.event.start.kind === 'timed' ? stored.event.start.zone : this.owner.timeZone;
    return {
      events: this.#expand(stored, window).filter((event) => this.#touches(event, window)),
      cancelled: [...stored.changed]
        .filter(([, one]) => one === 'cancelled')
        .map(([key]) => ({
          id: `${window.seriesId}_${key}`,
          seriesId: window.seriesId,
          originalStart: /^\d{4}-/.test(key) ? onDate(key) : timed(Number(key), zone),
        })),
    };
  }
}

/** Every user's calendar by user id. */
export const memoryGateway = (calendars: ReadonlyMap<string, MemoryCalendar>): CalendarGateway => ({
  forUser: (userId) => {
    const calendar = calendars.get(userId);
    if (!calendar) throw new CalendarError('reconnect-needed', 'no calendar');
    return calendar.gateway();
  },
});
