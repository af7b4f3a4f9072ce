import { z } from 'zod';

/** How a field that may be missing is read: as Google promises it, or forgiving whatever stands there instead. */
type Optional = <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S> | null | undefined>;

const asPromised: Optional = (schema) => schema.nullish();
const forgiving: Optional = (schema) => schema.nullish().catch(undefined);

const timeSchema = (optional: Optional) =>
  z.object({ date: optional(z.string()), dateTime: optional(z.string()), timeZone: optional(z.string()) });

const attendeeSchema = (optional: Optional) =>
  z.object({
    email: optional(z.string()),
    displayName: optional(z.string()),
    organizer: optional(z.boolean()),
    self: optional(z.boolean()),
    resource: optional(z.boolean()),
    optional: optional(z.boolean()),
    responseStatus: optional(z.string()),
    comment: optional(z.string()),
    additionalGuests: optional(z.number()),
  });

/** The least that is needed of an event. Everything but the id may be missing or null, and more may be there. */
const eventSchema = (optional: Optional) => {
  const text = optional(z.string());
  const time = optional(timeSchema(optional));
  return z.object({
    id: z.string().min(1),
    status: text,
    etag: text,
    iCalUID: text,
    summary: text,
    description: text,
    location: text,
    start: time,
    end: time,
    transparency: text,
    eventType: text,
    attendees: optional(z.array(attendeeSchema(optional))),
    organizer: optional(z.object({ email: text, displayName: text, self: optional(z.boolean()) })),
    hangoutLink: text,
    conferenceData: optional(
      z.object({ entryPoints: optional(z.array(z.object({ entryPointType: text, uri: text }))) }),
    ),
    htmlLink: text,
    created: text,
    updated: text,
    recurringEventId: text,
    originalStartTime: time,
    recurrence: optional(z.array(z.string())),
    extendedProperties: optional(z.object({ private: optional(z.record(z.string(), z.unknown())) })),
  });
};

export type GoogleTime = z.output<ReturnType<typeof timeSchema>>;
export type GoogleAttendee = z.output<ReturnType<typeof attendeeSchema>>;
export type GoogleEvent = z.output<ReturnType<typeof eventSchema>>;

const promisedEvent = eventSchema(asPromised);
const oddEvent = eventSchema(forgiving);

/**
 * An event as promised, or else whatever of it can be read: a field of another form counts as absent, never as a
 * reason to lose the event. Two schemas, because forgiving costs five times as much and is hardly ever needed.
 */
export function parseEvent(item: unknown): GoogleEvent | undefined {
  const promised = promisedEvent.safeParse(item);
  if (promised.success) return promised.data;
  const odd = oddEvent.safeParse(item);
  return odd.success ? odd.data : undefined;
}

const text = forgiving(z.string());
const flag = forgiving(z.boolean());

/** One event as an answer: without an id it is none. */
export const AnyEvent = z.looseObject({ id: z.string().min(1) });

/** Items are parsed one by one, so that a single odd one does not take the page with it. */
export const EventPage = z.object({
  items: forgiving(z.array(z.unknown())),
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
        errors: forgiving(z.array(z.unknown())),
        // Not forgiven: busy times that cannot be read are not 'no busy times'.
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
