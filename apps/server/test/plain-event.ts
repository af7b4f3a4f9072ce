import { parseDateTime, timed } from '@catch/scheduling';
import type { Attendee, CalendarEvent } from '../src/modules/calendar/index.ts';

/** All that an ordinary event does not have. */
export const PLAIN_EVENT: Omit<CalendarEvent, 'id' | 'start' | 'end' | 'calendarId' | 'title'> = {
  status: 'confirmed',
  transparency: 'opaque',
  eventType: 'default',
  etag: undefined,
  iCalUid: undefined,
  description: undefined,
  location: undefined,
  attendees: [],
  ownResponse: undefined,
  organizer: undefined,
  meetingLink: undefined,
  htmlLink: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  seriesId: undefined,
  originalStart: undefined,
  recurrence: [],
  intent: undefined,
};

export const plainGuest = (email: string, more: Partial<Attendee> = {}): Attendee => ({
  email,
  displayName: undefined,
  organizer: false,
  self: false,
  optional: false,
  resource: false,
  responseStatus: 'accepted',
  comment: undefined,
  additionalGuests: undefined,
  ...more,
});

/** An hour of that Friday, by the clock of Madrid. */
export const fridayAt = (clock: string) =>
  timed(parseDateTime(`2026-11-20T${clock}`, 'Europe/Madrid'), 'Europe/Madrid');

/** Called as its id, on the same Friday as every other of these. */
export function fridayEvent(
  id: string,
  from: string,
  to: string,
  own: Partial<CalendarEvent> = {},
): CalendarEvent {
  return {
    ...PLAIN_EVENT,
    id,
    etag: `"${id}"`,
    calendarId: 'primary',
    title: id,
    start: fridayAt(from),
    end: fridayAt(to),
    ...own,
  };
}
