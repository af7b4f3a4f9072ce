import {
  formatRecurrence,
  type Moment,
  parseRecurrence,
  SchedulingError,
  type SeriesSplit,
  splitSeries,
} from '@catch/scheduling';
import type { Notify, UserCalendars } from '../calendar.port.ts';
import { CalendarError, isCalendarError } from '../calendar-error.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { reflects } from '../intent.ts';
import { patchOnce } from '../patch-once.ts';

const ATTEMPTS = 3;

/** The series that an instance belongs to; the event itself when it is one; undefined for a single event. */
export async function seriesOf(
  calendars: UserCalendars,
  event: CalendarEvent,
): Promise<CalendarEvent | undefined> {
  if (event.seriesId !== undefined) return calendars.getEvent(event.calendarId, event.seriesId);
  return event.recurrence.length > 0 ? event : undefined;
}

/** Divides a series before the instance that it put at `cut`. */
export function divide(series: CalendarEvent, cut: Moment): SeriesSplit {
  try {
    return splitSeries(parseRecurrence(series.recurrence), series.start, cut);
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error;
    throw new CalendarError('invalid', 'this series cannot be divided', { cause: error });
  }
}

/**
 * Ends a series before the instance at `cut`, or deletes it when that was its first. Ending twice is ending once; if
 * somebody changes the series in the meantime, it is read again and ended as it is now.
 */
export async function endSeries(
  calendars: UserCalendars,
  series: CalendarEvent,
  cut: Moment,
  notify: Notify,
): Promise<void> {
  let current = series;
  for (let attempt = 1; ; attempt += 1) {
    const { head } = divide(current, cut);
    try {
      if (!head) return await calendars.deleteEvent(current.calendarId, current.id, { notify });
      const recurrence = formatRecurrence(head);
      if (!reflects(current, { recurrence })) await patchOnce(calendars, current, { recurrence }, notify);
      return;
    } catch (error) {
      if (isCalendarError(error, 'gone')) return;
      if (!isCalendarError(error, 'conflict') || attempt === ATTEMPTS) throw error;
      current = await calendars.getEvent(series.calendarId, series.id);
    }
  }
}
