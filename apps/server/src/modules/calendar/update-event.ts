import { formatRecurrence, parseRecurrence } from '@catch/scheduling';
import { afterWrite } from './after-write.ts';
import type { Notify, UserCalendars } from './calendar.port.ts';
import { CalendarError } from './calendar-error.ts';
import type { CalendarEvent, EventChanges } from './calendar-event.ts';
import { createEvent, findEvent } from './create-event.ts';
import { patchOnce } from './patch-once.ts';
import { assertOwnSeries, draftContinuation } from './series/continue-series.ts';
import { divide, endSeries } from './series/end-series.ts';
import { localOf, shiftMoment, wallClockShift } from './series/local-time.ts';
import { shiftRecurrence } from './series/shift-recurrence.ts';

/** Which of a repeating event is meant. For an event that does not repeat all three are the same. */
export type Scope = 'one' | 'following' | 'series';

export interface UpdateRequest {
  /** As it was seen: the instance that the person means, with its etag. */
  readonly event: CalendarEvent;
  /**
   * Its series as `seriesOf` returned it before the first attempt. Stored with the execution, it makes a repeat
   * compute the same move from the same place; read again, a series already moved would be moved twice.
   */
  readonly series: CalendarEvent | undefined;
  readonly scope: Scope;
  /** How that instance shall look; for a series its others move and change alike. */
  readonly changes: EventChanges;
  readonly notify: Notify;
  /** Made by `creationKey`: 'this and following' goes on as a new series of this key. */
  readonly newSeriesKey: string;
}

/**
 * Changes one meeting, this and the following, or the whole series, and returns what is then in the calendar.
 * Repeating a call whose answer was lost is safe. `conflict` when the event (for 'one') is not as it was seen;
 * `invalid` when the changes leave open how a series should repeat.
 */
export async function updateEvent(calendars: UserCalendars, request: UpdateRequest): Promise<CalendarEvent> {
  const { event, series, scope, changes, notify } = request;
  if (scope === 'one') {
    if (event.recurrence.length > 0)
      throw new CalendarError('invalid', 'a whole series was given where one meeting was expected');
    return patchOnce(calendars, event, changes, notify);
  }
  if (!series && event.seriesId !== undefined)
    throw new CalendarError('invalid', 'the series of this meeting is needed: see seriesOf');
  if (!series) return patchOnce(calendars, event, changes, notify);
  if (scope === 'series') return updateSeries(calendars, series, request);
  return updateFollowing(calendars, series, request);
}

async function updateFollowing(
  calendars: UserCalendars,
  series: CalendarEvent,
  request: UpdateRequest,
): Promise<CalendarEvent> {
  const { event, changes, notify, newSeriesKey: key } = request;
  const { calendarId } = event;
  assertOwnSeries(series);
  const cut = event.originalStart ?? event.start;
  // The new series comes first: interrupted here, the rest of the meetings shows twice until the repeat ends the old
  // series; the other way round it would be lost, together with how it went on.
  let continued = await findEvent(() => calendars.getCreated(calendarId, key));
  if (!continued) {
    const { head, tail } = divide(series, cut);
    if (!head) return updateSeries(calendars, series, request);
    if (!tail) throw new CalendarError('gone', 'the series ends before this meeting');
    const draft = await draftContinuation(calendars, { key, series, tail, changes });
    continued = (await createEvent(calendars, { calendarId, draft, notify })).event;
  }
  await afterWrite(() => endSeries(calendars, series, cut, notify));
  return continued;
}

async function updateSeries(
  calendars: UserCalendars,
  series: CalendarEvent,
  { event, changes, notify }: UpdateRequest,
): Promise<CalendarEvent> {
  const seen = event.originalStart ?? event.start;
  return patchOnce(calendars, series, { ...changes, ...movedTimes(series, seen, event, changes) }, notify);
}

/** The series as it will be: its first meeting, and how it repeats. `invalid` as above. */
export function movedSeries(
  series: CalendarEvent,
  event: CalendarEvent,
  changes: EventChanges,
): Pick<CalendarEvent, 'start' | 'end' | 'recurrence'> {
  const { start, end, recurrence } = movedTimes(series, event.originalStart ?? event.start, event, changes);
  return {
    start: start ?? series.start,
    end: end ?? series.end,
    recurrence: recurrence ? [...recurrence] : series.recurrence,
  };
}

/** The same move, applied to the series' own first meeting instead of the one the person looked at. */
function movedTimes(
  series: CalendarEvent,
  seen: CalendarEvent['start'],
  event: CalendarEvent,
  changes: EventChanges,
): EventChanges {
  if (!changes.start && !changes.end) return {};
  const zone = series.start.kind === 'timed' ? series.start.zone : 'UTC';
  const shift = changes.start ? wallClockShift(seen, changes.start, zone) : 0;
  const start = shiftMoment(series.start, shift);
  const newLength = changes.end
    ? localOf(changes.end, zone) - localOf(changes.start ?? event.start, zone)
    : localOf(series.end, zone) - localOf(series.start, zone);
  const before = parseRecurrence(series.recurrence);
  // A change of times can make a service forget single cancelled meetings, unless they are named.
  const recurrence =
    changes.recurrence ??
    (shift === 0 && before.excluded.length === 0
      ? undefined
      : formatRecurrence(shiftRecurrence(before, series.start, shift)));
  return { start, end: shiftMoment(start, newLength), ...(recurrence ? { recurrence } : {}) };
}
