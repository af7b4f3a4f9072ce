import { eventInterval, type Interval, overlaps } from '@catch/scheduling';
import {
  type AllCalendarsGateway,
  type Attendee,
  type Calendar,
  CalendarError,
  type CalendarErrorKind,
  type CalendarEvent,
  createAllCalendarsGateway,
  type EventChanges,
  type Invitee,
  MAIN_CALENDAR,
  type UserCalendars,
} from '../src/modules/calendar/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import { PLAIN_EVENT, plainGuest } from './plain-event.ts';

/**
 * A calendar service in memory: single events, keys that stay taken, several calendars, etags, and times when it, or one
 * calendar, is not there.
 */
export interface MemoryCalendar {
  readonly gateway: AllCalendarsGateway;
  /** Besides the main one, for everybody. */
  others: Calendar[];
  /** When somebody is busy who shows no more than that, by the calendar's id. */
  readonly busy: Map<string, Interval[]>;
  /** Calendars that do not answer, and how. */
  readonly broken: Map<string, CalendarErrorKind>;
  /** What was asked of it, one word for each call. */
  readonly asked: string[];
  /** From now on nothing is answered, and nothing arrives. */
  isAway: boolean;
  /** Called around every write: waiting here means standing between the service and us. */
  around: (moment: 'before' | 'after') => Promise<void>;
  /** Puts an event there, as a person would by hand. */
  add(
    userId: string,
    event: Pick<CalendarEvent, 'id' | 'title' | 'start' | 'end'> & Partial<CalendarEvent>,
  ): void;
  /** What a person sees of a calendar: titles with the instant at which each begins, in order. */
  shown(userId: string, calendarId?: string): string[];
}

type Stored = CalendarEvent & { readonly isGone?: true };

export function createMemoryCalendar(clock: Clock = { now: () => new Date() }): MemoryCalendar {
  const calendars = new Map<string, Map<string, Stored>>();
  let version = 0;
  const eventsOf = (userId: string, calendarId: string): Map<string, Stored> => {
    const key = calendarId === MAIN_CALENDAR ? `${userId} ${calendarId}` : calendarId;
    const known = calendars.get(key) ?? new Map<string, Stored>();
    calendars.set(key, known);
    return known;
  };
  const save = (userId: string, event: Stored): CalendarEvent => {
    version += 1;
    const stored = { ...event, etag: `"v${version}"` };
    eventsOf(userId, event.calendarId).set(event.id, stored);
    return stored;
  };
  const reach = (what: string, calendarId = MAIN_CALENDAR): void => {
    memory.asked.push(calendarId === MAIN_CALENDAR ? what : `${what} ${calendarId}`);
    const broken = memory.broken.get(calendarId);
    if (broken) throw new CalendarError(broken, 'this calendar does not answer');
    if (memory.isAway) throw new CalendarError('unavailable', 'the calendar is away');
    if (calendarId !== MAIN_CALENDAR && !memory.others.some(({ id }) => id === calendarId))
      throw new CalendarError('not-found', 'there is no such calendar');
  };
  const present = (userId: string, calendarId: string, id: string): Stored => {
    const event = eventsOf(userId, calendarId).get(id);
    if (!event) throw new CalendarError('not-found', 'there is no such event');
    if (event.isGone) throw new CalendarError('gone', 'the event was deleted');
    return event;
  };
  const write = async <T>(what: string, calendarId: string, work: () => T): Promise<T> => {
    await memory.around('before');
    reach(what, calendarId);
    const access = memory.others.find(({ id }) => id === calendarId)?.access ?? 'own';
    if (access === 'read' || access === 'free-busy') throw new CalendarError('read-only', 'only to look at');
    const result = work();
    await memory.around('after');
    // Done, but nobody hears of it.
    if (memory.isAway) throw new CalendarError('unavailable', 'the answer was lost', { ambiguous: true });
    return result;
  };
  const asSeen = (event: Stored, etag: string | undefined): void => {
    if (etag !== undefined && etag !== event.etag)
      throw new CalendarError('conflict', 'the event is not as it was seen');
  };

  const forUser = (userId: string): UserCalendars =>
    ({
      listCalendars: async () => {
        reach('calendars', memory.broken.has('list') ? 'list' : MAIN_CALENDAR);
        return [{ ...OWN, id: 'me@example.org', name: 'Own', primary: true }, ...memory.others];
      },
      listEvents: async ({ calendarId, from, to }) => {
        reach('list', calendarId);
        const events = [...eventsOf(userId, calendarId).values()].filter(
          (event) => !event.isGone && overlaps(eventInterval(event, 'UTC'), { start: from, end: to }),
        );
        return { events, timeZone: 'Europe/Madrid' };
      },
      listSeries: async () => {
        reach('series');
        return [];
      },
      getEvent: async (calendarId, id) => {
        reach('get', calendarId);
        return present(userId, calendarId, id);
      },
      getCreated: async (calendarId, key) => {
        reach('get', calendarId);
        return present(userId, calendarId, key);
      },
      idFor: (key) => key,
      insertEvent: (calendarId, draft) =>
        write('insert', calendarId, () => {
          if (eventsOf(userId, calendarId).has(draft.key))
            throw new CalendarError('duplicate', 'the key is taken');
          const { key, attendees = [], videoMeeting: _video, visibility: _visibility, ...rest } = draft;
          return save(userId, {
            ...PLAIN_EVENT,
            ...rest,
            id: key,
            calendarId,
            description: rest.description,
            location: rest.location,
            recurrence: rest.recurrence ?? [],
            transparency: rest.transparency ?? 'opaque',
            intent: rest.intent,
            attendees: attendees.map(asGuest),
          });
        }),
      patchEvent: (calendarId, id, changes, { etag }) =>
        write('patch', calendarId, () => {
          const event = present(userId, calendarId, id);
          asSeen(event, etag);
          return save(userId, changed(event, changes));
        }),
      deleteEvent: (calendarId, id, { etag }) =>
        write('delete', calendarId, () => {
          const event = present(userId, calendarId, id);
          asSeen(event, etag);
          save(userId, { ...event, isGone: true });
        }),
      freeBusy: async ({ ids }) => {
        reach('busy');
        return ids.map((one) => ({
          id: one,
          busy: memory.busy.get(one) ?? [],
          ...(memory.broken.has(one) ? { unknown: 'all' as const } : {}),
        }));
      },
    }) satisfies Partial<UserCalendars> as unknown as UserCalendars;

  const memory: MemoryCalendar = {
    gateway: createAllCalendarsGateway({ forUser }, clock),
    others: [],
    busy: new Map(),
    broken: new Map(),
    asked: [],
    isAway: false,
    around: async () => undefined,
    add: (userId, event) => {
      save(userId, { ...PLAIN_EVENT, calendarId: MAIN_CALENDAR, ...event });
    },
    shown: (userId, calendarId = MAIN_CALENDAR) =>
      [...eventsOf(userId, calendarId).values()]
        .filter(({ isGone }) => !isGone)
        .sort((one, other) => startOf(one) - startOf(other))
        .map((event) => `${event.title} ${new Date(startOf(event)).toISOString()}`),
  };
  return memory;
}

const OWN = { timeZone: 'Europe/Madrid', access: 'own', selected: true, primary: false } as const;

/** One more calendar; by default one of the owner's own. */
export const anotherCalendar = (id: string, name: string, more: Partial<Calendar> = {}): Calendar => ({
  ...OWN,
  id,
  name,
  ...more,
});

const startOf = (event: CalendarEvent): number => eventInterval(event, 'UTC').start;

const asGuest = ({ email, displayName }: Invitee): Attendee =>
  plainGuest(email, { displayName, responseStatus: 'needsAction' });

/** Who was invited before stays who they are, with a new answer where one is given. */
const keptGuest =
  (before: readonly Attendee[]) =>
  (invitee: Invitee): Attendee => {
    const known = before.find(({ email }) => email === invitee.email);
    return known
      ? { ...known, responseStatus: invitee.responseStatus ?? known.responseStatus }
      : asGuest(invitee);
  };

/** Absent fields stay, `null` empties. */
function changed(event: Stored, changes: EventChanges): Stored {
  const { restored: _restored, videoMeeting: _video, attendees, ...rest } = changes;
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(said.map(([name, value]) => [name, value ?? undefined]));
  return {
    ...event,
    ...fields,
    ...(attendees ? { attendees: attendees.map(keptGuest(event.attendees)) } : {}),
  } as Stored;
}
