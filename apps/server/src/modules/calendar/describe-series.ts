import { describeRecurrence } from '../../platform/say-recurrence/say-recurrence.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Series, UserCalendars } from './calendar.port.ts';
import { isCalendarError } from './calendar-error.ts';
import type { CalendarEvent } from './calendar-event.ts';

/**
 * In words how each of these events repeats, by series id. One list of the window's series answers nearly all; the few
 * that it left out are fetched together. A series that cannot be read has no words, which costs nobody the week.
 */
export async function describeSeries(
  calendars: UserCalendars,
  events: readonly CalendarEvent[],
  listed: readonly Series[],
  zone: string,
  logger: Logger,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(events.flatMap(({ seriesId }) => seriesId ?? []));
  const series = listed.filter(({ id }) => wanted.has(id));
  for (const { id } of series) wanted.delete(id);
  const [example] = events;
  const fetched = example
    ? await Promise.all([...wanted].map((id) => findSeries(calendars, example.calendarId, id, logger)))
    : [];
  const words = new Map<string, string>();
  for (const one of [...series, ...fetched])
    if (one && one.recurrence.length > 0)
      words.set(one.id, describeRecurrence(one.recurrence, one.start, zone));
  return words;
}

async function findSeries(
  calendars: UserCalendars,
  calendarId: string,
  id: string,
  logger: Logger,
): Promise<Series | undefined> {
  try {
    return await calendars.getEvent(calendarId, id);
  } catch (error) {
    if (!isCalendarError(error) || error.kind === 'reconnect-needed') throw error;
    if (error.kind !== 'gone' && error.kind !== 'not-found')
      logger.warn({ err: error }, 'a series could not be read for its description');
    return undefined;
  }
}
