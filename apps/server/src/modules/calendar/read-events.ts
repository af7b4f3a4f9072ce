import { instantOf, type Moment } from '@catch/scheduling';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { MAIN_CALENDAR, type UserCalendars } from './calendar.port.ts';
import { isCalendarError } from './calendar-error.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { describeSeries } from './describe-series.ts';
import { ANY_ZONE, type EventRange, eventRange, type RangeQuery } from './event-range.ts';
import type { OwnerZone } from './owner-zone.ts';

export interface EventsQuery extends RangeQuery {
  readonly calendar_id: string;
}

export interface EventsRead {
  readonly events: readonly CalendarEvent[];
  readonly recurrence: ReadonlyMap<string, string>;
  readonly range: EventRange;
  readonly timeZone: string;
}

export interface ReadEventsDependencies {
  readonly ownerZone: OwnerZone;
  readonly logger: Logger;
}

/** One calendar's events in a range of the owner's own days, in order, each repeating one with its words. */
export async function readEvents(
  { ownerZone, logger }: ReadEventsDependencies,
  calendars: UserCalendars,
  userId: string,
  query: EventsQuery,
  now: number,
): Promise<EventsRead> {
  const isMain = query.calendar_id === MAIN_CALENDAR;
  const known = await ownerZone.of(userId, calendars);
  const range = eventRange(query, known, now);
  const read = await load(calendars, query.calendar_id, range, isMain, logger);
  // The owner moved since it was remembered: other days are meant then, so they are read once more.
  const timeZone = isMain ? await ownerZone.learn(userId, read.timeZone, known) : known;
  const moved = timeZone === known ? undefined : eventRange(query, timeZone, now);
  const { found, series } = moved ? await load(calendars, query.calendar_id, moved, isMain, logger) : read;
  const events = found.filter((event) => isInside(event, moved ?? range, timeZone)).sort(byStart(timeZone));
  const recurrence = await describeSeries(calendars, events, series, timeZone, logger);
  return { events, recurrence, range: moved ?? range, timeZone };
}

async function load(
  calendars: UserCalendars,
  calendarId: string,
  range: EventRange,
  isMain: boolean,
  logger: Logger,
) {
  // A second early, because the service leaves out what ends exactly where the window begins: an event without length.
  // Another calendar counts its all-day events by a zone of its own, so it is asked about the days around as well.
  const leeway = isMain ? 0 : ANY_ZONE;
  const window = { calendarId, from: range.from - 1000 - leeway, to: range.to + leeway };
  const [{ events, timeZone }, series] = await Promise.all([
    calendars.listEvents(window),
    calendars.listSeries(window).catch((error: unknown) => {
      // Only words hang on it; what is missing is fetched one by one.
      if (!isCalendarError(error)) throw error;
      logger.warn({ err: error }, 'the series of a window could not be listed');
      return [];
    }),
  ]);
  return { found: events, timeZone, series };
}

function isInside(event: CalendarEvent, range: EventRange, zone: string): boolean {
  if (event.start.kind === 'date' && event.end.kind === 'date') {
    const isOneDay = event.end.date <= event.start.date;
    return (
      event.start.date < range.toDate &&
      (isOneDay ? event.start.date >= range.fromDate : event.end.date > range.fromDate)
    );
  }
  const [start, end] = [instantOf(event.start, zone), instantOf(event.end, zone)];
  return start < range.to && (end > range.from || (end === start && start === range.from));
}

const byStart = (zone: string) => (one: CalendarEvent, other: CalendarEvent) =>
  at(one.start, zone) - at(other.start, zone) ||
  at(other.end, zone) - at(one.end, zone) ||
  (one.id < other.id ? -1 : 1);

const at = (moment: Moment, zone: string): number => instantOf(moment, zone);
