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
