import {
  DAY,
  formatRecurrence,
  type Moment,
  parseDate,
  type Recurrence,
  type RuleTime,
} from '@catch/scheduling';
import type { UserCalendars } from '../calendar.port.ts';
import { CalendarError } from '../calendar-error.ts';
import type { Attendee, CalendarEvent, EventChanges, EventDraft, Invitee } from '../calendar-event.ts';
import { localOf, shiftMoment, wallClockShift } from './local-time.ts';
import { shiftRecurrence } from './shift-recurrence.ts';

/** How far ahead single cancelled meetings are looked for, so that they do not come back in the new series. */
const LOOK_AHEAD = 400 * DAY;

export interface Continuation {
  readonly key: string;
  readonly series: CalendarEvent;
  /** Where the series puts the first instance of the new one, and how it goes on from there. */
  readonly tail: { readonly start: Moment; readonly recurrence: Recurrence };
  readonly changes: EventChanges;
}

/** The series that takes over from the changed instance on. */
export async function draftContinuation(
  calendars: UserCalendars,
  { key, series, tail, changes }: Continuation,
): Promise<EventDraft> {
  const zone = series.start.kind === 'timed' ? series.start.zone : 'UTC';
  const start = changes.start ?? tail.start;
  const recurrence =
    changes.recurrence ??
    formatRecurrence(
      shiftRecurrence(
        {
          ...tail.recurrence,
          excluded: [...tail.recurrence.excluded, ...(await cancelledFrom(calendars, series, tail.start))],
        },
        tail.start,
        wallClockShift(tail.start, start, zone),
      ),
    );
  const length = localOf(series.end, zone) - localOf(series.start, zone);
  return {
    key,
    title: changes.title ?? series.title ?? '',
    start,
    end: changes.end ?? shiftMoment(start, length),
    recurrence,
    description: orAbsent(changes.description, series.description),
    location: orAbsent(changes.location, series.location),
    attendees: changes.attendees ?? series.attendees.map(invitedAgain),
    transparency: changes.transparency ?? series.transparency,
    videoMeeting: changes.videoMeeting ?? series.meetingLink !== undefined,
  };
}

export async function cancelledFrom(
  calendars: UserCalendars,
  series: CalendarEvent,
  cut: Moment,
): Promise<RuleTime[]> {
  // A day early: where all-day instances lie in time depends on the calendar's zone.
  const from = (cut.kind === 'timed' ? cut.at : parseDate(cut.date) * DAY) - DAY;
  const { cancelled } = await calendars.listInstances({
    calendarId: series.calendarId,
    seriesId: series.id,
    from,
    to: from + LOOK_AHEAD,
  });
  return cancelled.flatMap(({ originalStart }): RuleTime[] => {
    if (!originalStart || originalStart.kind !== cut.kind) return [];
    if (originalStart.kind === 'date') return [{ kind: 'date', day: parseDate(originalStart.date) }];
    return cut.kind === 'timed' && originalStart.at >= cut.at ? [{ kind: 'utc', at: originalStart.at }] : [];
  });
}

/** Guests answer again, because the meeting is a new one; the owner's own answer stays. */
function invitedAgain(attendee: Attendee): Invitee {
  const { email, displayName, optional, resource, self, responseStatus } = attendee;
  return { email, displayName, optional, resource, ...(self ? { responseStatus } : {}) };
}

const orAbsent = (change: string | null | undefined, present: string | undefined): string | undefined =>
  change === undefined ? present : (change ?? undefined);

/** Only the organizer's copy rules the series; a guest's copy divided would part from everybody else's. */
export function assertOwnSeries(series: CalendarEvent): void {
  if (series.organizer && !series.organizer.self && series.attendees.length > 0)
    throw new CalendarError('forbidden', 'only the organizer can change this and the following meetings');
}
