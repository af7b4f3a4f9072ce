import {
  busyIntervals,
  DAY,
  eventInterval,
  findConflicts,
  findFreeTimes,
  type Interval,
} from '@catch/scheduling';
import { type AllCalendars, type CalendarEvent, isCalendarError, MAIN_CALENDAR } from '../calendar/index.ts';
import type { BackgroundPerson } from './person.ts';
import type { Collision } from './say/collision.ts';

/** An invitation that repeats is looked at for so long ahead. */
const SERIES_AHEAD = 28 * DAY;
/** Other times are looked for this long, from a day before the invitation's own. */
const PROPOSE_BEFORE = DAY;
const PROPOSE_AFTER = 6 * DAY;
const PROPOSALS = 3;
/** More people than this have no time together that is worth proposing. */
const MOST_OTHERS = 8;

/** An invitation of somebody else that waits for an answer and would take up time. */
export const isOpenInvitation = (event: CalendarEvent): boolean =>
  event.ownResponse === 'needsAction' &&
  event.organizer?.self !== true &&
  event.transparency === 'opaque' &&
  event.start.kind === 'timed';

/** Read again: undefined when it was answered, cancelled, or no longer collides. */
export async function findCollision(
  calendars: AllCalendars,
  person: BackgroundPerson,
  eventId: string,
  now: number,
): Promise<Collision | undefined> {
  const { zone } = person;
  const invitation = await calendars.getEvent(MAIN_CALENDAR, eventId).catch((error: unknown) => {
    if (isCalendarError(error, 'gone', 'not-found')) return undefined;
    throw error;
  });
  if (!invitation || !isOpenInvitation(invitation)) return undefined;
  const first = eventInterval(invitation, zone);
  const length = first.end - first.start;
  const isSeries = invitation.recurrence.length > 0;
  const window = isSeries
    ? { start: now, end: now + SERIES_AHEAD }
    : { start: first.start - PROPOSE_BEFORE, end: first.end + PROPOSE_AFTER };
  if (!(length > 0) || window.end <= now) return undefined;
  const { events } = await calendars.listOwnEvents({ from: window.start, to: window.end });
  const isItself = ({ id, seriesId }: CalendarEvent) => id === eventId || seriesId === eventId;
  const others = events.filter((event) => !isItself(event) && event.start.kind === 'timed');
  const times = isSeries
    ? events
        .filter(isItself)
        .map((event) => eventInterval(event, zone))
        .sort((a, b) => a.start - b.start)
    : [first];
  for (const at of times) {
    if (at.start <= now) continue;
    const against = findConflicts(at, others, { zone }).map(({ event }) => event);
    if (against.length === 0) continue;
    const proposed = await propose(calendars, person, { invitation, at, others, now });
    return { invitation, at, with: against, ...proposed };
  }
  return undefined;
}

async function propose(
  calendars: AllCalendars,
  person: BackgroundPerson,
  {
    invitation,
    at,
    others,
    now,
  }: { invitation: CalendarEvent; at: Interval; others: readonly CalendarEvent[]; now: number },
): Promise<Pick<Collision, 'proposals' | 'othersKnown'>> {
  const { zone, hours } = person;
  const window = { start: Math.max(now, at.start - PROPOSE_BEFORE), end: at.start + PROPOSE_AFTER };
  const guests = guestsOf(invitation);
  // Their calendars may be closed to us; the proposal then says only what is known.
  const known =
    guests.length === 0 || guests.length > MOST_OTHERS
      ? []
      : await calendars.freeBusy({ ids: guests, ...window }).catch((error: unknown) => {
          if (isCalendarError(error)) return [];
          throw error;
        });
  const readable = known.filter(({ unknown }) => unknown === undefined);
  const { slots } = findFreeTimes({
    people: [
      { id: person.email, busy: busyIntervals(others, zone), workingHours: hours },
      // Busy with this very meeting: that does not stand against moving it.
      ...readable.map((one) => ({
        ...one,
        busy: one.busy.filter(({ start, end }) => start !== at.start || end !== at.end),
      })),
    ],
    window,
    duration: at.end - at.start,
    zone,
    distinct: true,
    limit: PROPOSALS,
  });
  const proposals = [...slots].sort((a, b) => a.start - b.start);
  return { proposals, othersKnown: guests.length > 0 && readable.length === guests.length };
}

function guestsOf(invitation: CalendarEvent): string[] {
  const { attendees, organizer } = invitation;
  const all = [
    ...attendees
      .filter(({ self, resource, responseStatus }) => !self && !resource && responseStatus !== 'declined')
      .map(({ email }) => email),
    ...(organizer?.email && !organizer.self ? [organizer.email] : []),
  ];
  return [...new Set(all.map((email) => email.toLowerCase()))].filter((email) => email.includes('@'));
}
