import { PLAIN_EVENT, plainGuest } from '../../../../test/plain-event.ts';
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
    ...PLAIN_EVENT,
    id,
    calendarId: 'primary',
    title,
    start: { kind: 'timed', at, zone: 'UTC' },
    end: { kind: 'timed', at: at + 3_600_000, zone: 'UTC' },
    attendees: guests.map((email) => plainGuest(email)),
  };
}
