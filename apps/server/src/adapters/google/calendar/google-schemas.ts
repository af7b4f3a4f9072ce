import { z } from 'zod';

/**
 * The least that is needed of Google's answers. Everything may be missing, null or of a form not known yet, and more
 * may be there: a field that cannot be read counts as absent, never as a reason to lose the event.
 */
const optional = <S extends z.ZodType>(schema: S) => schema.nullish().catch(undefined);
const text = optional(z.string());
const flag = optional(z.boolean());

export const GoogleTime = z.object({ date: text, dateTime: text, timeZone: text });
export type GoogleTime = z.output<typeof GoogleTime>;

const GooglePerson = z.object({ email: text, displayName: text, self: flag });

export const GoogleAttendee = z.object({
  email: text,
  displayName: text,
  organizer: flag,
  self: flag,
  resource: flag,
  optional: flag,
  responseStatus: text,
  comment: text,
  additionalGuests: optional(z.number()),
});
export type GoogleAttendee = z.output<typeof GoogleAttendee>;

export const GoogleEvent = z.object({
  id: z.string().min(1),
  status: text,
  etag: text,
  iCalUID: text,
  summary: text,
  description: text,
  location: text,
  start: optional(GoogleTime),
  end: optional(GoogleTime),
  transparency: text,
  eventType: text,
  attendees: optional(z.array(GoogleAttendee)),
  organizer: optional(GooglePerson),
  hangoutLink: text,
  conferenceData: optional(
    z.object({ entryPoints: optional(z.array(z.object({ entryPointType: text, uri: text }))) }),
  ),
  htmlLink: text,
  created: text,
  updated: text,
  recurringEventId: text,
  originalStartTime: optional(GoogleTime),
  recurrence: optional(z.array(z.string())),
  extendedProperties: optional(z.object({ private: optional(z.record(z.string(), z.unknown())) })),
});
export type GoogleEvent = z.output<typeof GoogleEvent>;

/** Items are parsed one by one, so that a single odd one does not take the page with it. */
export const EventPage = z.object({
  items: optional(z.array(z.unknown())),
  nextPageToken: text,
  nextSyncToken: text,
  timeZone: text,
});

export const CalendarPage = z.object({
  items: z
    .array(
      z.object({
        id: text,
        summary: text,
        summaryOverride: text,
        primary: flag,
        timeZone: text,
        accessRole: text,
        deleted: flag,
      }),
    )
    .nullish(),
  nextPageToken: text,
});

export const FreeBusyAnswer = z.object({
  calendars: z
    .record(
      z.string(),
      z.object({
        errors: optional(z.array(z.unknown())),
        // Not `optional`: busy times that cannot be read are not 'no busy times'.
        busy: z
          .array(z.object({ start: z.string(), end: z.string() }))
          .nullish()
          .catch(null),
      }),
    )
    .nullish(),
});

export const WatchAnswer = z.object({
  resourceId: z.string().min(1),
  expiration: z.coerce.number<unknown>().positive().nullish().catch(undefined),
});
