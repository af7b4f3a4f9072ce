import type { Today, TodayEvent } from '@catch/contract/today';
import {
  busyIntervals,
  DAY,
  dayAt,
  eventInterval,
  findConflicts,
  type Interval,
  MINUTE,
  type Moment,
  startOfDay,
  subtract,
  type WorkingHours,
  workingIntervals,
} from '@catch/scheduling';
import { conflictsAmong, eventsBetween, waitingInvitations } from '../background/index.ts';
import { type CalendarEvent, meetingUrl } from '../calendar/index.ts';

export interface Day {
  readonly now: number;
  readonly zone: string;
  readonly hours: WorkingHours;
  readonly isComplete: boolean;
}

/** So far ahead for invitations; one who looks once a fortnight misses none. */
export const AHEAD = 14 * DAY;
const MOST_EVENTS = 20;
const MOST_INVITATIONS = 10;
const MOST_STRETCHES = 4;
/** Less than this is a gap, not free time. */
const SHORTEST_STRETCH = 30 * MINUTE;

export function buildToday(all: readonly CalendarEvent[], { now, zone, hours, isComplete }: Day): Today {
  // Of some calendars only somebody's busy times can be seen: those are their day, and not this person's.
  const events = all.filter(({ calendar }) => calendar?.access !== 'free-busy');
  const today = dayAt(now, zone);
  const next = eventsBetween(events, now, startOfDay(today + 2, zone), zone);
  const clashes = new Map<CalendarEvent, CalendarEvent[]>();
  for (const [one, other] of conflictsAmong(next, zone)) {
    clashes.set(one.event, [...(clashes.get(one.event) ?? []), other.event]);
    clashes.set(other.event, [...(clashes.get(other.event) ?? []), one.event]);
  }
  const answered = answeredSeries(events);
  const present = (event: CalendarEvent, others: readonly CalendarEvent[]): TodayEvent => ({
    ...presentEvent(event, others),
    is_series: event.seriesId !== undefined && !answered.has(event.seriesId),
  });
  return {
    time_zone: zone,
    date: dateText(now, zone),
    events: next.slice(0, MOST_EVENTS).map(({ event }) => present(event, clashes.get(event) ?? [])),
    invitations: waitingInvitations(events, now, zone)
      .filter(({ calendar }) => calendar === undefined)
      .slice(0, MOST_INVITATIONS)
      .map((event) => present(event, clashesOf(event, events, zone))),
    free: freeStretches(events, { now, zone, hours }),
    is_complete: isComplete,
  };
}

function clashesOf(
  invitation: CalendarEvent,
  events: readonly CalendarEvent[],
  zone: string,
): CalendarEvent[] {
  const at = eventInterval(invitation, zone);
  if (invitation.start.kind === 'date' || at.start >= at.end) return [];
  const others = events.filter(({ id, start }) => id !== invitation.id && start.kind === 'timed');
  return findConflicts(at, others, { zone }).map(({ event }) => event);
}

/** Of the rest of today, or of the next day with working time; what is not answered yet is not taken for free. */
function freeStretches(
  events: readonly CalendarEvent[],
  { now, zone, hours }: Pick<Day, 'now' | 'zone' | 'hours'>,
): Today['free'] {
  const today = dayAt(now, zone);
  for (let day = today; day < today + 7; day += 1) {
    const window = { start: Math.max(now, startOfDay(day, zone)), end: startOfDay(day + 1, zone) };
    const working = workingIntervals(hours, window);
    if (working.length === 0) continue;
    return subtract(working, busyIntervals(events, zone))
      .filter(({ start, end }) => end - start >= SHORTEST_STRETCH)
      .slice(0, MOST_STRETCHES)
      .map(({ start, end }: Interval) => ({ start: isoText(start), end: isoText(end) }));
  }
  return [];
}

/** One meeting of which was answered separately: an answer to all would undo that. */
const answeredSeries = (events: readonly CalendarEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ seriesId, ownResponse }) =>
      seriesId && ownResponse !== undefined && ownResponse !== 'needsAction' ? [seriesId] : [],
    ),
  );

const presentEvent = (
  event: CalendarEvent,
  clashes: readonly CalendarEvent[],
): Omit<TodayEvent, 'is_series'> => ({
  id: event.id,
  title: titleOf(event),
  start: momentText(event.start),
  end: momentText(event.end),
  all_day: event.start.kind === 'date',
  location: event.location?.trim() || null,
  join_url: meetingUrl(event.meetingLink) ?? meetingUrl(event.location?.trim()) ?? null,
  from: organiserOf(event),
  response_status: event.ownResponse ?? null,
  clashes: clashes.map(titleOf),
});

/** With the address: by it people know whom an answer reaches. */
function organiserOf({ organizer }: CalendarEvent): string | null {
  if (!organizer || organizer.self) return null;
  const { displayName, email } = organizer;
  return displayName && email ? `${displayName} (${email})` : (displayName ?? email ?? null);
}

const titleOf = ({ title }: CalendarEvent): string | null => title?.trim() || null;
const isoText = (at: number): string => new Date(at).toISOString();
const momentText = (moment: Moment): string => (moment.kind === 'date' ? moment.date : isoText(moment.at));
/** The day's number counts from 1970. */
const dateText = (now: number, zone: string): string => isoText(dayAt(now, zone) * DAY).slice(0, 10);
