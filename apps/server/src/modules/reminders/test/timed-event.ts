import type { CalendarEvent } from '../../calendar/index.ts';

/** An hour in a calendar, with nothing more to it than its guests. */
export function timedEvent(
  id: string,
  title: string,
  start: string,
  guests: readonly string[] = [],
): CalendarEvent {
  const at = Date.parse(start);
  return {
    id,
    calendarId: 'primary',
    title,
    start: { kind: 'timed', at, zone: 'UTC' },
    end: { kind: 'timed', at: at + 3_600_000, zone: 'UTC' },
    status: 'confirmed',
    transparency: 'opaque',
    eventType: 'default',
    attendees: guests.map((email) => ({
      email,
      displayName: undefined,
      organizer: false,
      self: false,
      optional: false,
      resource: false,
      responseStatus: 'accepted',
      comment: undefined,
      additionalGuests: undefined,
    })),
    etag: undefined,
    iCalUid: undefined,
    description: undefined,
    location: undefined,
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
}
