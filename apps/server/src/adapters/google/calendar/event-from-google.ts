import { isKnownZone, type Moment, momentFrom, SchedulingError, timed } from '@catch/scheduling';
import type { CalendarEvent, RemovedEvent } from '../../../modules/calendar/index.ts';
import { INTENT_PROPERTY } from './event-to-google.ts';
import { type GoogleEvent, type GoogleTime, parseEvent } from './google-schemas.ts';

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: CalendarEvent }
  | { readonly kind: 'removed'; readonly removed: RemovedEvent }
  | { readonly kind: 'unreadable' };

/** What a calendar answered as a product's event. Deleted ones guarantee nothing but their id. */
export function readEvent(item: unknown, calendarId: string, calendarZone: string): ReadEvent {
  const data = parseEvent(item);
  if (!data) return { kind: 'unreadable' };
  const originalStart = momentOf(data.originalStartTime, calendarZone);
  if (data.status === 'cancelled')
    return {
      kind: 'removed',
      removed: { id: data.id, seriesId: data.recurringEventId, originalStart },
    };
  const start = momentOf(data.start, calendarZone);
  if (!start) return { kind: 'unreadable' };
  const { attendees } = data;
  return {
    kind: 'event',
    event: {
      id: data.id,
      calendarId,
      title: data.summary,
      start,
      end: endOf(start, momentOf(data.end, calendarZone)),
      status: data.status === 'tentative' ? 'tentative' : 'confirmed',
      transparency: data.transparency === 'transparent' ? 'transparent' : 'opaque',
      eventType: data.eventType === 'fromGmail' ? 'fromMail' : (data.eventType ?? 'default'),
      etag: data.etag,
      iCalUid: data.iCalUID,
      description: data.description,
      location: data.location,
      attendees,
      ownResponse: attendees.find((one) => one.self)?.responseStatus,
      organizer: data.organizer,
      guestsCanModify: data.guestsCanModify,
      meetingLink: meetingLink(data),
      htmlLink: data.htmlLink,
      createdAt: instant(data.created),
      updatedAt: instant(data.updated),
      seriesId: data.recurringEventId,
      originalStart,
      recurrence: data.recurrence,
      intent: intentOf(data),
    },
  };
}

function momentOf(time: GoogleTime | null | undefined, calendarZone: string): Moment | undefined {
  if (!time) return undefined;
  // A zone that this machine does not know must not cost the event: its offset says where it lies.
  const timeZone = time.timeZone && isKnownZone(time.timeZone) ? time.timeZone : undefined;
  try {
    return momentFrom({ date: time.date, dateTime: time.dateTime, timeZone }, calendarZone);
  } catch (error) {
    if (error instanceof SchedulingError) return undefined;
    throw error;
  }
}

/** No end, an end of another kind or one before the start: the event has no length. */
function endOf(start: Moment, end: Moment | undefined): Moment {
  if (start.kind === 'date') return end?.kind === 'date' && end.date > start.date ? end : start;
  return end?.kind === 'timed' && end.at >= start.at ? end : timed(start.at, start.zone);
}

function meetingLink(event: GoogleEvent): string | undefined {
  const video = event.entryPoints.find(({ entryPointType }) => entryPointType === 'video');
  return video?.uri ?? event.hangoutLink ?? undefined;
}

function intentOf(event: GoogleEvent): string | undefined {
  const stamp = event.privateProperties?.[INTENT_PROPERTY];
  return typeof stamp === 'string' && stamp !== '' ? stamp : undefined;
}

function instant(value: string | null | undefined): number | undefined {
  const at = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
