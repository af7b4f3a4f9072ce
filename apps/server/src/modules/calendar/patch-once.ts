import type { Notify, UserCalendars } from './calendar.port.ts';
import { CalendarError, isCalendarError } from './calendar-error.ts';
import type { CalendarEvent, EventChanges } from './calendar-event.ts';
import { findEvent } from './create-event.ts';
import { reflects } from './intent.ts';

/**
 * Changes an event as it was seen. A repeat whose first answer was lost finds its own change and is content; an
 * event that somebody else changed since is a `conflict`.
 */
export async function patchOnce(
  calendars: UserCalendars,
  seen: CalendarEvent,
  changes: EventChanges,
  notify: Notify,
): Promise<CalendarEvent> {
  const write = () => calendars.patchEvent(seen.calendarId, seen.id, changes, { notify, etag: seen.etag });
  try {
    return await write();
  } catch (error) {
    const lost = isCalendarError(error, 'unavailable') && error.ambiguous;
    if (!lost && !isCalendarError(error, 'conflict')) throw error;
    const now = await findEvent(() => calendars.getEvent(seen.calendarId, seen.id), error);
    if (!now) throw new CalendarError('gone', 'the event is no longer there', { cause: error });
    if (reflects(now, changes)) return now;
    if (lost && now.etag === seen.etag) return await write();
    throw new CalendarError('conflict', 'the event was changed by somebody else', { cause: error });
  }
}
