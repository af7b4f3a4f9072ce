import { MAIN_CALENDAR } from '../calendar.port.ts';

/**
 * An event's id is unique only within its calendar. What the product stores, shows and receives is a reference: the
 * id alone in the main calendar, as it always was, and the id with its calendar everywhere else. No event id has a
 * slash (the port says so); a calendar's id may.
 */
export const referenceTo = (calendarId: string, eventId: string): string =>
  calendarId === MAIN_CALENDAR || eventId.includes('/') ? eventId : `${eventId}/${calendarId}`;

export interface Place {
  readonly calendarId: string;
  readonly eventId: string;
}

/** Where a reference leads; one without a calendar refers to the calendar named next to it. */
export function placeOf(reference: string, calendarId = MAIN_CALENDAR): Place {
  const slash = reference.indexOf('/');
  if (slash < 0) return { calendarId, eventId: reference };
  return { calendarId: reference.slice(slash + 1), eventId: reference.slice(0, slash) };
}
