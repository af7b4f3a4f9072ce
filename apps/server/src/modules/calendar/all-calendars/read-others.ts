import { inParallel } from '../../../platform/in-parallel.ts';
import type { Calendar, UserCalendars } from '../calendar.port.ts';
import { isCalendarError } from '../calendar-error.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { ANY_ZONE } from '../event-range.ts';
import { asReferred, busyBlock } from './merge-events.ts';

const AT_ONCE = 8;

/** A calendar of which nobody knows what is in it; without a name all but the main one. */
export interface UnreadCalendar {
  readonly id: string | undefined;
  readonly name: string | undefined;
}

export interface OthersRead {
  /** By calendar: those whose copy of a meeting counts come first. */
  readonly lists: readonly (readonly CalendarEvent[])[];
  readonly unread: readonly UnreadCalendar[];
}

export interface OthersRequest {
  readonly calendars: UserCalendars;
  readonly from: number;
  readonly to: number;
  /** Which calendars there are; `again` refetches, because one of them is no longer what it was. */
  readonly list: (again?: 'again') => Promise<readonly Calendar[]>;
}

/** What lies in the selected calendars other than the main one. One that does not respond costs none of the others. */
export async function readOthers(request: OthersRequest): Promise<OthersRead> {
  let known: readonly Calendar[];
  try {
    known = await request.list();
  } catch (error) {
    return { lists: [], unread: [unknownAfter(error, { id: undefined, name: undefined })] };
  }
  const owner = known.find(({ primary }) => primary)?.id;
  const others = known
    .filter(({ selected, primary }) => selected && !primary)
    .toSorted((one, other) => RANK[one.access] - RANK[other.access]);
  const readable = others.filter(({ access }) => access !== 'free-busy');
  const closed = others.filter(({ access }) => access === 'free-busy');
  let now: Promise<readonly Calendar[]> | undefined;
  // However many of them fail, the list is asked for once more.
  const once = { ...request, list: () => (now ??= request.list('again')) };
  const [lists, busy] = await Promise.all([
    inParallel(AT_ONCE, readable, (calendar) => readOne(once, calendar, owner)),
    readBusy(once, closed),
  ]);
  const all = [...lists, ...busy];
  return {
    lists: all.flatMap((one) => ('events' in one ? [one.events] : [])),
    unread: all.flatMap((one) => ('unread' in one ? [one.unread] : [])),
  };
}

const RANK: Record<Calendar['access'], number> = { own: 0, write: 1, read: 2, 'free-busy': 3 };

type OneRead = { readonly events: readonly CalendarEvent[] } | { readonly unread: UnreadCalendar };

async function readOne(
  { calendars, from, to, list }: OthersRequest,
  calendar: Calendar,
  owner: string | undefined,
): Promise<OneRead> {
  try {
    // It counts whole days in its own zone, so the days around are asked about as well.
    const window = { calendarId: calendar.id, from: from - ANY_ZONE, to: to + ANY_ZONE };
    const { events } = await calendars.listEvents(window);
    return { events: events.map((event) => asReferred(event, calendar, owner)) };
  } catch (error) {
    const unread = unknownAfter(error, calendar);
    const mayBeGone = isCalendarError(error, 'not-found', 'gone', 'forbidden');
    return mayBeGone && (await isUnsubscribed(list, calendar)) ? { events: [] } : { unread };
  }
}

/** What the person has just taken off their list is not unknown, but no longer theirs. */
async function isUnsubscribed(list: OthersRequest['list'], { id }: Calendar): Promise<boolean> {
  try {
    return !(await list()).some((one) => one.id === id && one.selected);
  } catch (error) {
    if (!isCalendarError(error)) throw error;
    return false;
  }
}

async function readBusy(
  { calendars, from, to, list }: OthersRequest,
  closed: readonly Calendar[],
): Promise<OneRead[]> {
  if (closed.length === 0) return [];
  try {
    const known = await calendars.freeBusy({ ids: closed.map(({ id }) => id), start: from, end: to });
    const read: OneRead[] = [];
    for (const [index, calendar] of closed.entries()) {
      const { busy = [], unknown = undefined } = known[index] ?? { unknown: 'all' as const };
      read.push({ events: busy.map((interval) => busyBlock(calendar, interval)) });
      if (unknown !== undefined && !(await isUnsubscribed(list, calendar)))
        read.push({ unread: nameOf(calendar) });
    }
    return read;
  } catch (error) {
    return closed.map((calendar) => ({ unread: unknownAfter(error, calendar) }));
  }
}

/** Only the person can restore a missing grant, and then nothing can be read: everything else concerns one calendar. */
function unknownAfter(error: unknown, calendar: UnreadCalendar): UnreadCalendar {
  if (!isCalendarError(error) || error.kind === 'reconnect-needed') throw error;
  return nameOf(calendar);
}

const nameOf = ({ id, name }: UnreadCalendar): UnreadCalendar => ({ id, name });
