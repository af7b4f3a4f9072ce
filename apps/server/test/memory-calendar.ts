import { eventInterval, overlaps } from '@catch/scheduling';
import {
  type Attendee,
  CalendarError,
  type CalendarEvent,
  type CalendarGateway,
  type EventChanges,
  type Invitee,
  type UserCalendars,
} from '../src/modules/calendar/index.ts';
import { PLAIN_EVENT, plainGuest } from './plain-event.ts';

/** A calendar service in memory: single events, ids that stay taken, etags, and times when it is not there. */
export interface MemoryCalendar {
  readonly gateway: CalendarGateway;
  /** From now on nothing is answered, and nothing arrives. */
  isAway: boolean;
  /** Called around every write: whoever waits here stands between the service and us. */
  around: (moment: 'before' | 'after') => Promise<void>;
  /** Puts an event there, as a person would by hand. */
  add(userId: string, event: Pick<CalendarEvent, 'id' | 'title' | 'start' | 'end'>): void;
  /** What a person sees: titles with the instant at which each begins, in order. */
  shown(userId: string): string[];
}

type Stored = CalendarEvent & { readonly isGone?: true };

export function createMemoryCalendar(): MemoryCalendar {
  const calendars = new Map<string, Map<string, Stored>>();
  let version = 0;
  const eventsOf = (userId: string): Map<string, Stored> => {
    const known = calendars.get(userId) ?? new Map<string, Stored>();
    calendars.set(userId, known);
    return known;
  };
  const save = (userId: string, event: Stored): CalendarEvent => {
    version += 1;
    const stored = { ...event, etag: `"v${version}"` };
    eventsOf(userId).set(event.id, stored);
    return stored;
  };
  const reach = (): void => {
    if (memory.isAway) throw new CalendarError('unavailable', 'the calendar is away');
  };
  const present = (userId: string, id: string): Stored => {
    const event = eventsOf(userId).get(id);
    if (!event) throw new CalendarError('not-found', 'there is no such event');
    if (event.isGone) throw new CalendarError('gone', 'the event was deleted');
    return event;
  };
  const write = async <T>(work: () => T): Promise<T> => {
    await memory.around('before');
    reach();
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
        reach();
        return [{ id: 'primary', name: 'Own', primary: true, timeZone: 'Europe/Madrid', access: 'own' }];
      },
      listEvents: async ({ from, to }) => {
        reach();
        const events = [...eventsOf(userId).values()].filter(
          (event) => !event.isGone && overlaps(eventInterval(event, 'UTC'), { start: from, end: to }),
        );
        return { events, timeZone: 'Europe/Madrid' };
      },
      listSeries: async () => {
        reach();
        return [];
      },
      getEvent: async (_calendarId, id) => {
        reach();
        return present(userId, id);
      },
      insertEvent: (calendarId, draft) =>
        write(() => {
          if (eventsOf(userId).has(draft.id)) throw new CalendarError('duplicate', 'the id is taken');
          const { attendees = [], videoMeeting: _video, visibility: _visibility, ...rest } = draft;
          return save(userId, {
            ...PLAIN_EVENT,
            ...rest,
            calendarId,
            description: rest.description,
            location: rest.location,
            recurrence: rest.recurrence ?? [],
            transparency: rest.transparency ?? 'opaque',
            intent: rest.intent,
            attendees: attendees.map(asGuest),
          });
        }),
      patchEvent: (_calendarId, id, changes, { etag }) =>
        write(() => {
          const event = present(userId, id);
          asSeen(event, etag);
          return save(userId, changed(event, changes));
        }),
      deleteEvent: (_calendarId, id, { etag }) =>
        write(() => {
          const event = present(userId, id);
          asSeen(event, etag);
          save(userId, { ...event, isGone: true });
        }),
      freeBusy: async ({ ids }) => {
        reach();
        return ids.map((one) => ({ id: one, busy: [] }));
      },
    }) satisfies Partial<UserCalendars> as unknown as UserCalendars;

  const memory: MemoryCalendar = {
    gateway: { forUser },
    isAway: false,
    around: async () => undefined,
    add: (userId, event) => {
      save(userId, { ...PLAIN_EVENT, ...event, calendarId: 'primary' });
    },
    shown: (userId) =>
      [...eventsOf(userId).values()]
        .filter(({ isGone }) => !isGone)
        .sort((one, other) => startOf(one) - startOf(other))
        .map((event) => `${event.title} ${new Date(startOf(event)).toISOString()}`),
  };
  return memory;
}

const startOf = (event: CalendarEvent): number => eventInterval(event, 'UTC').start;

const asGuest = ({ email, displayName }: Invitee): Attendee =>
  plainGuest(email, { displayName, responseStatus: 'needsAction' });

/** Absent fields stay, `null` empties. */
function changed(event: Stored, changes: EventChanges): Stored {
  const { restored: _restored, videoMeeting: _video, attendees, ...rest } = changes;
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(said.map(([name, value]) => [name, value ?? undefined]));
  return { ...event, ...fields, ...(attendees ? { attendees: attendees.map(asGuest) } : {}) } as Stored;
}
