import type { Notify, UserCalendars } from './calendar.port.ts';
import { CalendarError, isCalendarError } from './calendar-error.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { assertOwnSeries } from './series/continue-series.ts';
import { endSeries, seriesOf } from './series/end-series.ts';
import type { Scope } from './update-event.ts';

export interface DeleteRequest {
  /** As it was seen: the instance that the person means, with its etag. */
  readonly event: CalendarEvent;
  readonly scope: Scope;
  readonly notify: Notify;
}

/**
 * Deletes one meeting, this and the following, or the whole series. What is gone already is no error; an event that
 * is not as it was seen is a `conflict`.
 */
export async function deleteEvent(calendars: UserCalendars, request: DeleteRequest): Promise<void> {
  const { event, scope, notify } = request;
  if (scope === 'one' && event.recurrence.length > 0)
    throw new CalendarError('invalid', 'a whole series was given where one meeting was expected');
  try {
    const series = scope === 'one' ? undefined : await seriesOf(calendars, event);
    if (!series) return await deleteAsSeen(calendars, event, notify);
    if (scope === 'series') return await calendars.deleteEvent(event.calendarId, series.id, { notify });
    assertOwnSeries(series);
    await endSeries(calendars, series, event.originalStart ?? event.start, notify);
  } catch (error) {
    if (!isCalendarError(error, 'gone', 'not-found')) throw error;
  }
}

async function deleteAsSeen(calendars: UserCalendars, event: CalendarEvent, notify: Notify): Promise<void> {
  try {
    await calendars.deleteEvent(event.calendarId, event.id, { notify, etag: event.etag });
  } catch (error) {
    if (!isCalendarError(error, 'conflict')) throw error;
    // Deleting changed the etag as well: our own earlier attempt is not somebody else's change.
    await calendars.getEvent(event.calendarId, event.id);
    throw error;
  }
}
