import type { ResponseStatus } from '@catch/scheduling';
import { z } from 'zod';
import type { Attendee, Organizer } from '../../../modules/calendar/index.ts';

/**
 * The least that is needed of an event, read by hand: a week has hundreds of them, and a schema library costs more
 * than everything else that is done with them. Everything but the id may be missing, null or of another form: then it
 * counts as absent, never as a reason to lose the event.
 */
type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readTime = (value: unknown) => {
  const time = fields(value);
  return time && { date: text(time.date), dateTime: text(time.dateTime), timeZone: text(time.timeZone) };
};

const ANSWERS: readonly unknown[] = ['accepted', 'declined', 'tentative'] satisfies ResponseStatus[];

/** In the product's own form at once: a full week has a thousand of them. */
const readAttendee = (value: unknown): Attendee | undefined => {
  const one = fields(value);
  return (
    one && {
      email: text(one.email) ?? '',
      displayName: text(one.displayName),
      organizer: flag(one.organizer) ?? false,
      self: flag(one.self) ?? false,
      optional: flag(one.optional) ?? false,
      resource: flag(one.resource) ?? false,
      responseStatus: ANSWERS.includes(one.responseStatus)
        ? (one.responseStatus as ResponseStatus)
        : 'needsAction',
      comment: text(one.comment),
      additionalGuests: typeof one.additionalGuests === 'number' ? one.additionalGuests : undefined,
    }
  );
};

const readOrganizer = (value: unknown): Organizer | undefined => {
  const one = fields(value);
  return one && { email: text(one.email), displayName: text(one.displayName), self: flag(one.self) ?? false };
};

const readEntryPoint = (value: unknown) => {
  const one = fields(value);
  return one && { entryPointType: text(one.entryPointType), uri: text(one.uri) };
};

const readAll = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] => {
  const found: T[] = [];
  for (const item of list(value)) {
    const one = read(item);
    if (one !== undefined) found.push(one);
  }
  return found;
};

/** Undefined when it is no event at all. */
export function parseEvent(item: unknown) {
  const event = fields(item);
  const id = text(event?.id);
  if (!event || !id) return undefined;
  return {
    id,
    status: text(event.status),
    etag: text(event.etag),
    iCalUID: text(event.iCalUID),
    summary: text(event.summary),
    description: text(event.description),
    location: text(event.location),
    start: readTime(event.start),
    end: readTime(event.end),
    transparency: text(event.transparency),
    eventType: text(event.eventType),
    attendees: readAll(event.attendees, readAttendee),
    organizer: readOrganizer(event.organizer),
    guestsCanModify: flag(event.guestsCanModify),
    hangoutLink: text(event.hangoutLink),
    entryPoints: readAll(fields(event.conferenceData)?.entryPoints, readEntryPoint),
    htmlLink: text(event.htmlLink),
    created: text(event.created),
    updated: text(event.updated),
    recurringEventId: text(event.recurringEventId),
    originalStartTime: readTime(event.originalStartTime),
    recurrence: readAll(event.recurrence, text),
    privateProperties: fields(fields(event.extendedProperties)?.private),
  };
}

export type GoogleTime = NonNullable<ReturnType<typeof readTime>>;
export type GoogleEvent = NonNullable<ReturnType<typeof parseEvent>>;

const forgiving = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null | undefined> =>
  schema.nullish().catch(undefined);
const anyText = forgiving(z.string());
const anyFlag = forgiving(z.boolean());

/** One event as an answer: without an id it is none. */
export const AnyEvent = z.looseObject({ id: z.string().min(1) });

/** Items are parsed one by one, so that a single odd one does not take the page with it. */
export const EventPage = z.object({
  items: forgiving(z.array(z.unknown())),
  nextPageToken: anyText,
  nextSyncToken: anyText,
  timeZone: anyText,
});

export const CalendarPage = z.object({
  items: z
    .array(
      z.object({
        id: anyText,
        summary: anyText,
        summaryOverride: anyText,
        primary: anyFlag,
        timeZone: anyText,
        accessRole: anyText,
        deleted: anyFlag,
        selected: anyFlag,
        hidden: anyFlag,
      }),
    )
    .nullish(),
  nextPageToken: anyText,
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
