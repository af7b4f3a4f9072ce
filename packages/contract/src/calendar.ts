import { z } from 'zod';
import { DateOrTime } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const Attendee = z
  .object({
    email: z.string(),
    display_name: z.string().nullable(),
    organizer: z.boolean(),
    response_status: z.enum(['accepted', 'declined', 'tentative', 'needsAction']),
  })
  .meta({ id: 'Attendee' });

export const CalendarEvent = z
  .object({
    id: z.string(),
    summary: z.string(),
    /** A date for all-day events (end exclusive), otherwise a timestamp. */
    start: z.string(),
    end: z.string(),
    calendar_id: z.string(),
    recurrence_description: z.string().nullable(),
    recurring_event_id: z.string().nullable(),
    location: z.string().nullable(),
    description: z.string().nullable(),
    status: z.string(),
    html_link: z.string().nullable(),
    created_at: z.string().nullable(),
    updated_at: z.string().nullable(),
    attendees: z.array(Attendee),
    /** The calendar owner's own answer; null when they were not invited. */
    response_status: z.enum(['accepted', 'declined', 'tentative', 'needsAction']).nullable(),
    all_day: z.boolean(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.output<typeof CalendarEvent>;

export const Calendar = z
  .object({
    id: z.string(),
    summary: z.string(),
    primary: z.boolean(),
    /** Only when its owner is busy may be known of it. */
    free_busy: z.boolean().optional(),
  })
  .meta({ id: 'Calendar' });
export type Calendar = z.output<typeof Calendar>;

const tag = 'Calendar';
const impersonate_user_id = z.string().optional();

export const calendarEndpoints = {
  calendarEvents: endpoint(routes.calendarEvents, {
    summary: "Events of one calendar; this ISO week in the calendar owner's zone by default",
    tag,
    query: z.object({
      impersonate_user_id,
      start_date: DateOrTime.optional(),
      end_date: DateOrTime.optional(),
      calendar_id: z.string().min(1).max(1024).default('primary'),
    }),
    response: z.object({
      events: z.array(CalendarEvent),
      timezone: z.string(),
      week_start: z.iso.date(),
      week_end: z.iso.date(),
    }),
    isAsTyped: true,
  }),
  calendars: endpoint(routes.calendars, {
    summary: "The user's calendars",
    tag,
    query: z.object({ impersonate_user_id }),
    response: z.object({ calendars: z.array(Calendar) }),
  }),
};
