import type { ResponseStatus } from '@catch/scheduling';
import type { Notify, UserCalendars } from './calendar.port.ts';
import { CalendarError, isCalendarError } from './calendar-error.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { patchOnce } from './patch-once.ts';

export interface ResponseRequest {
  readonly event: CalendarEvent;
  /** One meeting, or every meeting of its series. */
  readonly scope: 'one' | 'series';
  readonly response: Exclude<ResponseStatus, 'needsAction'>;
  readonly comment?: string | undefined;
  readonly notify: Notify;
}

const ATTEMPTS = 3;

/**
 * Answers an invitation in the calendar owner's name. Attendees are replaced whole, so the list is read fresh and
 * guarded by its etag; when another guest answers in between, it is read and written again.
 */
export async function respondToInvitation(
  calendars: UserCalendars,
  request: ResponseRequest,
): Promise<CalendarEvent> {
  const { event, scope, notify } = request;
  const id = scope === 'series' ? (event.seriesId ?? event.id) : event.id;
  for (let attempt = 1; ; attempt += 1) {
    const current = await calendars.getEvent(event.calendarId, id);
    const attendees = answered(current, request);
    try {
      return await patchOnce(calendars, current, { attendees }, notify);
    } catch (error) {
      if (!isCalendarError(error, 'conflict') || attempt === ATTEMPTS) throw error;
    }
  }
}

function answered(event: CalendarEvent, { response, comment }: ResponseRequest) {
  if (!event.attendees.some((one) => one.self))
    throw new CalendarError('invalid', 'the calendar owner is not invited to this event');
  return event.attendees.map((one) =>
    one.self ? { ...one, responseStatus: response, ...(comment === undefined ? {} : { comment }) } : one,
  );
}
