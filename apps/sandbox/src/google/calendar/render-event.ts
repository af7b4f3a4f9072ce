import type { AccessRole, Calendar } from './calendar.repository.ts';
import type { EventRow } from './event-data.ts';
import { renderTime } from './event-time.ts';

export interface Viewer {
  readonly calendar: Calendar;
  readonly accessRole: AccessRole;
  /** The zone in which offsets are written. */
  readonly timeZone: string;
  readonly publicUrl: string;
}

/** Changes whenever the event does; instances of a series share the series' etag, as at Google. */
export const etagOf = (row: EventRow): string =>
  `"${Date.parse(row.data.updated)}${String(row.change).padStart(6, '0')}"`;

const eventId = (row: EventRow): string => Buffer.from(`${row.id} ${row.calendarId}`).toString('base64url');

/** Where people can look at an event. */
export const eventPath = (row: EventRow): string => `/google/calendar/event?eid=${eventId(row)}`;

/** `self` marks the calendar on which this copy lies. */
const person = <T extends { email: string }>(who: T, calendarId: string) => ({
  ...who,
  ...(who.email === calendarId && { self: true }),
});

const identity = (row: EventRow, viewer: Viewer) => ({
  kind: 'calendar#event',
  etag: etagOf(row),
  id: row.id,
  status: row.cancelled ? 'cancelled' : row.data.status,
  ...(row.masterId !== undefined && {
    recurringEventId: row.masterId,
    ...(row.data.originalStartTime && {
      originalStartTime: renderTime(row.data.originalStartTime, viewer.timeZone),
    }),
  }),
});

/** Deleted events promise no more than their id, cancelled instances no more than which one they were. */
export const renderDeleted = (row: EventRow, viewer: Viewer) => identity(row, viewer);

/** What somebody sees who may know only that the time is taken. */
const renderBusy = (row: EventRow, viewer: Viewer) => ({
  ...identity(row, viewer),
  start: renderTime(row.data.start, viewer.timeZone),
  end: renderTime(row.data.end, viewer.timeZone),
  visibility: 'private',
  eventType: row.data.eventType,
  iCalUID: row.data.iCalUID,
  ...(row.data.transparency !== undefined && { transparency: row.data.transparency }),
});

const mayOnlyKnowBusy = (row: EventRow, role: AccessRole): boolean => {
  const isPrivate = row.data.visibility === 'private' || row.data.visibility === 'confidential';
  return (
    role === 'freeBusyReader' || (isPrivate && (role === 'reader' || role === 'writerWithoutPrivateAccess'))
  );
};

/** The event as Google would send it to this viewer. */
export const renderEvent = (row: EventRow, viewer: Viewer) => {
  if (mayOnlyKnowBusy(row, viewer.accessRole)) return renderBusy(row, viewer);
  const { data } = row;
  const { attendees, organizer, creator, originalStartTime: _original, start, end, ...rest } = data;
  return {
    ...rest,
    ...identity(row, viewer),
    htmlLink: `${viewer.publicUrl}${eventPath(row)}`,
    creator: person(creator, row.calendarId),
    organizer: person(organizer, row.calendarId),
    start: renderTime(start, viewer.timeZone),
    end: renderTime(end, viewer.timeZone),
    ...(attendees !== undefined && {
      attendees: attendees.map((attendee) => ({
        ...person(attendee, row.calendarId),
        ...(attendee.email === organizer.email && { organizer: true }),
      })),
    }),
  };
};
