import { blocks, eventInterval, type Interval, type Moment, timed } from '@catch/scheduling';
import { type Calendar, MAIN_CALENDAR } from '../calendar.port.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { referenceTo } from './event-reference.ts';

/** An event under its owner's reference; with its location when it lies outside the main calendar. */
export function asReferred(
  event: CalendarEvent,
  calendar: Calendar | undefined,
  owner: string | undefined,
): CalendarEvent {
  const { calendarId } = event;
  if (calendarId === MAIN_CALENDAR) return event;
  const access = calendar?.access ?? 'read';
  const isHidden = access !== 'own' && event.title === undefined && event.organizer === undefined;
  return {
    ...event,
    id: referenceTo(calendarId, event.id),
    seriesId: event.seriesId && referenceTo(calendarId, event.seriesId),
    ownResponse: ownersResponse(event, owner),
    calendar: { name: calendar?.name, access: isHidden ? 'free-busy' : access },
  };
}

/** There the answer is that of the calendar's owner. That they declined is known; the rest is not this person's. */
function ownersResponse({ attendees, ownResponse }: CalendarEvent, owner: string | undefined) {
  const self = attendees.find((one) => one.self);
  const isOwner = owner !== undefined && self?.email.toLowerCase() === owner.toLowerCase();
  return isOwner || ownResponse === 'declined' ? ownResponse : undefined;
}

/** With digits, a form that the port keeps free: no event is mistaken for one of these. */
const BUSY = 'busy';
export const isBusyBlock = (eventId: string): boolean => /^busy\d+$/.test(eventId);

/** A time that is taken, of which nothing else may be known. */
export const busyBlock = (calendar: Calendar, { start, end }: Interval): CalendarEvent => ({
  id: referenceTo(calendar.id, `${BUSY}${start}`),
  calendarId: calendar.id,
  calendar: { name: calendar.name, access: 'free-busy' },
  title: undefined,
  start: timed(start, 'UTC'),
  end: timed(end, 'UTC'),
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
});

/**
 * The events of several calendars as one, in the order of the calendars. A meeting that lies in two of them is one
 * event, the copy of the earlier calendar; a taken time that is exactly one of the events is that event.
 */
export function mergeEvents(lists: readonly (readonly CalendarEvent[])[], zone: string): CalendarEvent[] {
  const merged: CalendarEvent[] = [];
  const calendarOf = new Map<string, string>();
  const taken = new Set<string>();
  for (const event of lists.flat()) {
    const meeting = meetingOf(event);
    const other = meeting && calendarOf.get(meeting);
    if (other !== undefined && other !== event.calendarId) continue;
    const { start, end } = eventInterval(event, zone);
    const time = `${start} ${end}`;
    if (isNameless(event) && taken.has(time)) continue;
    if (meeting) calendarOf.set(meeting, event.calendarId);
    if (blocks(event)) taken.add(time);
    merged.push(event);
  }
  return merged;
}

const isNameless = ({ calendar, iCalUid }: CalendarEvent): boolean =>
  calendar?.access === 'free-busy' && iCalUid === undefined;

/** What a meeting is called in all calendars alike; of a series the place of the one meeting belongs to it. */
const meetingOf = ({ iCalUid, originalStart }: CalendarEvent): string | undefined =>
  iCalUid && `${iCalUid} ${originalStart ? keyOf(originalStart) : ''}`;

const keyOf = (moment: Moment): string | number => (moment.kind === 'date' ? moment.date : moment.at);
