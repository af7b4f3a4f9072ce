import { DAY, eventInterval, isKnownZone } from '@catch/scheduling';
import type { Clock } from '../../../platform/clock.ts';
import {
  type Calendar,
  type CalendarGateway,
  type CallOptions,
  type EventsInWindow,
  MAIN_CALENDAR,
  type UserCalendars,
} from '../calendar.port.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { placeOf } from './event-reference.ts';
import { createGuards, readOnly } from './guard-writes.ts';
import { KnownCalendars } from './known-calendars.ts';
import { isBusyBlock, mergeEvents } from './merge-events.ts';
import { type OthersRead, readOthers, type UnreadCalendar } from './read-others.ts';
import { createReferences } from './refer-events.ts';
import { type Span, TurnReads } from './turn-reads.ts';

/** All calendars that a person has selected as one. Events go by references (`event-reference.ts`) instead of ids. */
export interface AllCalendarsGateway extends CalendarGateway {
  forUser(userId: string, options?: CallOptions): AllCalendars;
}

export interface AllCalendars extends UserCalendars {
  /** What lies in any selected calendar, a meeting that lies in several once. Look at `unread` afterwards. */
  listOwnEvents(window: Span): Promise<EventsInWindow>;
  getOwnEvent(reference: string): Promise<CalendarEvent>;
  /** Those that could not be read so far, in the same turn: not to be taken for free. */
  readonly unread: readonly UnreadCalendar[];
}

/** Within a turn this much of the other calendars is read, once, whatever is asked about it. */
const BACK = 36 * DAY;
const AHEAD = 125 * DAY;
/** One of many that does not answer must not keep somebody waiting. */
const OTHERS_BUDGET_MS = 6000;

export function createAllCalendarsGateway(gateway: CalendarGateway, clock: Clock): AllCalendarsGateway {
  const known = new KnownCalendars(clock);
  const turns = new TurnReads();

  const forUser = (userId: string, options: CallOptions = {}): AllCalendars => {
    const calendars = gateway.forUser(userId, options);
    const { soon: _soon, budgetMs = OTHERS_BUDGET_MS, ...rest } = options;
    const unread = turns.unreadIn(userId, options.turnId);
    let made: UserCalendars | undefined;
    const impatient = (): UserCalendars =>
      (made ??= gateway.forUser(userId, { ...rest, budgetMs: Math.min(budgetMs, OTHERS_BUDGET_MS) }));

    const list = (again?: 'again'): Promise<readonly Calendar[]> => {
      if (again) known.forget(userId);
      return known.of(userId, () => impatient().listCalendars());
    };

    const ask = ({ from, to }: Span): Promise<OthersRead> =>
      readOthers({ calendars: impatient(), from, to, list });

    const others = async (window: Span): Promise<OthersRead> => {
      const { turnId } = options;
      if (turnId === undefined) return ask(window);
      const now = clock.now().getTime();
      const kept = turns.of(userId, turnId, now);
      if (kept && window.from >= kept.from && window.to <= kept.to) return kept.read;
      const from = Math.min(window.from, kept?.from ?? now - BACK);
      const to = Math.max(window.to, kept?.to ?? now + AHEAD);
      return turns.keep(userId, { turnId, from, to, at: now, read: ask({ from, to }) });
    };

    const { refer, referWritten, nameOf } = createReferences(list);
    const { at, write } = createGuards({
      list,
      nameOf,
      forgetAccess: () => known.forget(userId),
      forgetEvents: (calendarId) => {
        if (calendarId !== MAIN_CALENDAR) turns.forget(userId);
      },
    });

    const getEvent: UserCalendars['getEvent'] = async (calendarId, reference) => {
      const place = placeOf(reference, calendarId);
      if (isBusyBlock(place.eventId)) throw readOnly(await nameOf(place.calendarId));
      return at(place.calendarId, async () =>
        refer(await calendars.getEvent(place.calendarId, place.eventId)),
      );
    };

    return {
      get unread() {
        return [...unread.values()];
      },
      listCalendars: () => list(),
      listOwnEvents: async ({ from, to }) => {
        const [own, more] = await Promise.all([
          calendars.listEvents({ calendarId: MAIN_CALENDAR, from, to }),
          others({ from, to }),
        ]);
        for (const calendar of more.unread) unread.set(calendar.id, calendar);
        const zone = own.timeZone && isKnownZone(own.timeZone) ? own.timeZone : 'UTC';
        const isInside = (event: CalendarEvent) => {
          const { start, end } = eventInterval(event, zone);
          return start < to && (end > from || (end === start && start >= from));
        };
        const lists = more.lists.map((events) => events.filter(isInside));
        return { events: mergeEvents([own.events, ...lists], zone), timeZone: own.timeZone };
      },
      getOwnEvent: (reference) => getEvent(MAIN_CALENDAR, reference),
      getEvent,
      listEvents: async (window) => {
        const { events, timeZone } = await calendars.listEvents(window);
        return { events: await Promise.all(events.map(refer)), timeZone };
      },
      listSeries: (window) => calendars.listSeries(window),
      listInstances: async (window) => {
        const { calendarId, eventId: seriesId } = placeOf(window.seriesId, window.calendarId);
        const { events, cancelled } = await calendars.listInstances({ ...window, calendarId, seriesId });
        return { events: await Promise.all(events.map(refer)), cancelled };
      },
      insertEvent: (calendarId, draft, how) =>
        write(calendarId, async () => referWritten(await calendars.insertEvent(calendarId, draft, how))),
      getCreated: (calendarId, key) =>
        at(calendarId, async () => refer(await calendars.getCreated(calendarId, key))),
      idFor: (key) => calendars.idFor(key),
      patchEvent: (near, reference, changes, how) => {
        const { calendarId, eventId } = placeOf(reference, near);
        return write(calendarId, async () =>
          referWritten(await calendars.patchEvent(calendarId, eventId, changes, how)),
        );
      },
      deleteEvent: (near, reference, how) => {
        const { calendarId, eventId } = placeOf(reference, near);
        return write(calendarId, () => calendars.deleteEvent(calendarId, eventId, how));
      },
      freeBusy: (request) => calendars.freeBusy(request),
      listChanges: (request) => calendars.listChanges(request),
    };
  };

  return { forUser };
}
