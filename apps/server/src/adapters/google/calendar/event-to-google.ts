import { type Moment, zoneOf } from '@catch/scheduling';
import type { EventChanges, EventDraft, Invitee } from '../../../modules/calendar/index.ts';

/** Private to the owner's copy: guests never see it. */
export const INTENT_PROPERTY = 'catchIntent';

export const eventToGoogle = (draft: EventDraft): Record<string, unknown> => ({
  // Google takes ids of our choice and never gives one out twice: the key is the id.
  id: draft.key,
  summary: draft.title,
  start: timeToGoogle(draft.start),
  end: timeToGoogle(draft.end),
  ...given('description', draft.description),
  ...given('location', draft.location),
  ...given('transparency', draft.transparency),
  ...given('visibility', draft.visibility),
  ...given('recurrence', draft.recurrence?.length ? draft.recurrence : undefined),
  ...given('attendees', draft.attendees?.length ? draft.attendees.map(inviteeToGoogle) : undefined),
  ...(draft.videoMeeting ? { conferenceData: conferenceRequest(draft.key) } : {}),
  ...(draft.intent ? { extendedProperties: { private: { [INTENT_PROPERTY]: draft.intent } } } : {}),
});

export const changesToGoogle = (changes: EventChanges, eventId: string): Record<string, unknown> => ({
  ...given('summary', changes.title),
  // A patch merges objects, so the other form has to be emptied when all-day becomes timed or the reverse.
  ...given(
    'start',
    changes.start && { date: null, dateTime: null, timeZone: null, ...timeToGoogle(changes.start) },
  ),
  ...given(
    'end',
    changes.end && { date: null, dateTime: null, timeZone: null, ...timeToGoogle(changes.end) },
  ),
  ...given('description', changes.description),
  ...given('location', changes.location),
  ...given('transparency', changes.transparency),
  ...given('recurrence', changes.recurrence),
  ...given('attendees', changes.attendees?.map(inviteeToGoogle)),
  ...(changes.videoMeeting ? { conferenceData: conferenceRequest(eventId) } : {}),
  ...(changes.restored ? { status: 'confirmed' } : {}),
});

/** With offset and zone: the offset names the instant also in a doubled hour, the zone is what a series repeats in. */
function timeToGoogle(moment: Moment): { date: string } | { dateTime: string; timeZone: string } {
  if (moment.kind === 'date') return { date: moment.date };
  const offset = zoneOf(moment.zone).offsetAt(moment.at);
  const local = new Date(moment.at + offset).toISOString().slice(0, 19);
  return { dateTime: local + offsetText(offset), timeZone: moment.zone };
}

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const inviteeToGoogle = (invitee: Invitee): Record<string, unknown> => ({
  email: invitee.email,
  ...given('displayName', invitee.displayName),
  ...(invitee.optional ? { optional: true } : {}),
  ...(invitee.resource ? { resource: true } : {}),
  ...given('responseStatus', invitee.responseStatus),
  ...given('comment', invitee.comment),
  ...given('additionalGuests', invitee.additionalGuests),
});

/** The same request id again is the same meeting, so it follows from the event's. */
const conferenceRequest = (eventId: string) => ({
  createRequest: {
    requestId: `meet-${eventId}`.slice(0, 64),
    conferenceSolutionKey: { type: 'hangoutsMeet' },
  },
});

const given = (name: string, value: unknown): Record<string, unknown> =>
  value === undefined ? {} : { [name]: value };
