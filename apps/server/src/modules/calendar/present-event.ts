import type { Calendar as WireCalendar, CalendarEvent as WireEvent } from '@catch/contract';
import type { Moment } from '@catch/scheduling';
import type { Calendar } from './calendar.port.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { instantText } from './instant-text.ts';

/** The wire's form, with the defaults of the specification's section 3. */
export const presentEvent = (event: CalendarEvent, recurrence: ReadonlyMap<string, string>): WireEvent => ({
  id: event.id,
  summary: event.title?.trim() ? event.title : 'Untitled Event',
  start: timeText(event.start),
  end: timeText(event.end),
  calendar_id: event.calendarId,
  recurrence_description: (event.seriesId && recurrence.get(event.seriesId)) ?? null,
  recurring_event_id: event.seriesId ?? null,
  location: event.location ?? null,
  description: event.description ?? null,
  status: event.status,
  html_link: event.htmlLink ?? null,
  created_at: event.createdAt === undefined ? null : instantText(event.createdAt),
  updated_at: event.updatedAt === undefined ? null : instantText(event.updatedAt),
  attendees: event.attendees.map((attendee) => ({
    email: attendee.email,
    display_name: attendee.displayName ?? null,
    organizer: attendee.organizer,
    response_status: attendee.responseStatus,
  })),
  response_status: event.ownResponse ?? null,
  all_day: event.start.kind === 'date',
});

export const presentCalendar = (calendar: Calendar): WireCalendar => ({
  id: calendar.id,
  summary: calendar.name?.trim() ? calendar.name : 'My Calendar',
  primary: calendar.primary,
  ...(calendar.access === 'free-busy' ? { free_busy: true } : {}),
});

const timeText = (moment: Moment): string => (moment.kind === 'date' ? moment.date : instantText(moment.at));
