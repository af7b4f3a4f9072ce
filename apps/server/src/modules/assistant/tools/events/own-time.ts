import {
  busyIntervals,
  type Conflict,
  DAY,
  eventInterval,
  type FreeSlot,
  findConflicts,
  findFreeTimes,
  type Interval,
  MINUTE,
  overlaps,
  workingIntervals,
} from '@catch/scheduling';
import type { EventKind } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { AllCalendars, CalendarEvent } from '../../../calendar/index.ts';
import type { PreferenceFact } from '../../values/values.ts';
import {
  brokenBy,
  holdsToHours,
  pauseOf,
  timesToKeepFree,
  withPause,
} from '../preference-rules/rules-for.ts';
import { hoursOf, usualHours } from '../time/when-context.ts';
import type { ToolUser } from '../tool.port.ts';
import { instancesOf, type WishedTime } from './instances.ts';

/** The user's own events that a new time would meet, once or every time that it comes again. */
export async function findOwnConflicts(
  calendars: AllCalendars,
  user: ToolUser,
  time: WishedTime,
  ignore: readonly string[],
): Promise<Conflict<CalendarEvent>[]> {
  // Whole days are notes about a day ('vacation', a birthday); they do not collide with the meetings in it.
  if (time.start.kind === 'date') return [];
  return findConflictsOf(calendars, user, instancesOf(time, user.timeZone), ignore);
}

/** The same for several times at once, with one look at the calendar; what belongs to a series goes by its id as well. */
export async function findConflictsOf(
  calendars: AllCalendars,
  user: ToolUser,
  wanted: readonly Interval[],
  ignore: readonly string[],
): Promise<Conflict<CalendarEvent>[]> {
  if (wanted.length === 0) return [];
  const { events } = await calendars.listOwnEvents({
    from: Math.min(...wanted.map(({ start }) => start)),
    to: Math.max(...wanted.map(({ end }) => end)),
  });
  const ignored = new Set(ignore);
  const there = events
    .filter(
      ({ id, seriesId, start, eventType }) =>
        !ignored.has(id) &&
        !(seriesId && ignored.has(seriesId)) &&
        (start.kind === 'timed' || eventType === 'outOfOffice'),
    )
    .map((event) => ({ event, interval: eventInterval(event, user.timeZone) }));
  const met = wanted.flatMap((one) =>
    findConflicts(
      one,
      there.filter(({ interval }) => overlaps(interval, one)).map(({ event }) => event),
      { zone: user.timeZone },
    ),
  );
  return [...new Map(met.map((conflict) => [conflict.event.id, conflict])).values()];
}

export interface OwnSlotRequest {
  readonly windows: readonly Interval[];
  readonly duration: number;
  /** Tried before anything else, in this order. */
  readonly likely?: readonly number[] | undefined;
  readonly limit?: number;
  /** Other people's busy times, as free/busy tells them. */
  readonly people?: readonly {
    id: string;
    name?: string;
    busy: readonly Interval[];
    unknown?: 'all' | readonly Interval[];
    /** Whose wishes count, but do not rule a time out. */
    optional?: boolean;
  }[];
  readonly ignore?: readonly string[];
  /** What it is for, when that is known: some of what the person asked to keep in mind is only about some events. */
  readonly wished?: EventKind | undefined;
  /** Free time around it, where more is wanted than they asked to keep in mind. */
  readonly pause?: number;
  /** Whatever they asked to keep in mind: to see what would be there without it. */
  readonly regardless?: true;
  /** The earliest counts: a quarter past will do as well as the half hour. */
  readonly isFirst?: boolean | undefined;
}

/** Free times of the user (and others), from now on, within working hours unless the words name another time of day. */
export async function findOwnSlots(
  calendars: AllCalendars,
  user: ToolUser,
  now: number,
  request: OwnSlotRequest,
): Promise<FreeSlot[]> {
  const windows = request.windows
    .map(({ start, end }) => ({ start: Math.max(start, now), end: Math.min(end, now + 366 * DAY) }))
    .filter(({ start, end }) => end - start >= request.duration);
  if (windows.length === 0) return [];
  const from = Math.min(...windows.map(({ start }) => start));
  const to = Math.max(...windows.map(({ end }) => end));
  const { events } = await calendars.listOwnEvents({ from, to });
  const busy = events.filter(
    ({ id, start, eventType }) =>
      !request.ignore?.includes(id) && (start.kind === 'timed' || eventType === 'outOfOffice'),
  );
  const person = request.regardless ? { ...user, rules: [] } : user;
  const pause = Math.max(pauseOf(person), request.pause ?? 0);
  const taken = busyIntervals(busy, user.timeZone);
  const isTaken = (slot: Interval) =>
    findConflicts(slot, busy, { zone: user.timeZone }).length > 0 ||
    brokenBy(person, request.wished, [slot], taken).length > 0 ||
    (request.people ?? []).some(
      ({ busy: theirs, unknown, optional }) =>
        theirs.some((one) => overlaps(one, slot)) || (unknown !== undefined && !optional),
    );
  const likely = (request.likely ?? [])
    .filter((start) => start >= now)
    .map((start) => ({ start, end: start + request.duration }))
    .find((slot) => !isTaken(slot));
  if (likely) return [{ ...likely, score: 100, reasons: [], unknown: [], busyOptional: [] }];
  const own = { id: user.email, busy: taken.map((one) => withPause(one, pause)) };
  const search = (within: readonly Interval[], hours: boolean) =>
    findFreeTimes({
      people: [hours ? { ...own, workingHours: hoursOf(user) } : own, ...(request.people ?? [])],
      window: within,
      duration: request.duration,
      zone: user.timeZone,
      preferences: timesToKeepFree(person, request.wished),
      distinct: true,
      ...(request.isFirst ? { granularity: 15 * MINUTE } : {}),
      limit: request.limit ?? 3,
    }).slots;
  const inHours = search(windows, true);
  if (inHours.length > 0 || holdsToHours(person, request.wished)) return [...inHours];
  const other = windows.flatMap((window) => beyondHours(window, user));
  return other.length > 0 ? [...search(other, false)] : [];
}

/** Which of what the person asked to keep in mind leaves no time: what is against the times there would be without it. */
export async function inTheWay(
  calendars: AllCalendars,
  user: ToolUser,
  now: number,
  request: OwnSlotRequest,
): Promise<PreferenceFact[]> {
  if (!user.rules?.length) return [];
  const slots = await findOwnSlots(calendars, user, now, { ...request, regardless: true });
  if (slots.length === 0) return [];
  const { events } = await calendars.listOwnEvents({
    from: Math.min(...slots.map(({ start }) => start)) - DAY,
    to: Math.max(...slots.map(({ end }) => end)) + DAY,
  });
  const busy = events.filter(({ start }) => start.kind === 'timed');
  return brokenBy(user, request.wished, slots, busyIntervals(busy, user.timeZone));
}

/**
 * Where to look when the working hours are full. Of a day or a part of one that was named, from when people are
 * up: a morning does not begin at midnight. Of a week only its working days, from morning to evening: nobody who says
 * 'next week' means a Saturday or the night.
 */
function beyondHours(window: Interval, user: ToolUser): Interval[] {
  if (window.end - window.start <= NAMED_DAY) return awakePart(window, user.timeZone);
  const days = daysIn(window, user.timeZone);
  const works = new Set(usualHours(hoursOf(user)).days);
  const working = days.filter(({ weekday }) => works.has(weekday));
  return (working.length > 0 ? working : days).flatMap(({ awake }) => {
    const part = { start: Math.max(awake.start, window.start), end: Math.min(awake.end, window.end) };
    return part.start < part.end ? [part] : [];
  });
}

/** Not before people are up, unless nothing would be left of it. */
export function awakePart({ start, end }: Interval, zone: string): Interval[] {
  const wakes = Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .withPlainTime({ hour: WAKES }).epochMilliseconds;
  return [{ start: wakes < end ? Math.max(start, wakes) : start, end }];
}

export const [WAKES, SLEEPS] = [7, 22];
const NAMED_DAY = 1.1 * DAY;
const MOST_DAYS = 62;

function daysIn({ start, end }: Interval, zone: string): { weekday: number; awake: Interval }[] {
  const days = [];
  const first = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).startOfDay();
  for (let day = first; day.epochMilliseconds < end && days.length < MOST_DAYS; day = day.add({ days: 1 }))
    days.push({
      weekday: day.dayOfWeek,
      awake: {
        start: day.withPlainTime({ hour: WAKES }).epochMilliseconds,
        end: day.withPlainTime({ hour: SLEEPS }).epochMilliseconds,
      },
    });
  return days;
}

const WEEKEND = 2.5 * DAY;

/**
 * Said on a Sunday, 'this week' is over, whatever the calendar holds: then it is the seven days that follow.
 * Undefined while there is working time left in it.
 */
export function afterIt(windows: readonly Interval[], user: ToolUser, now: number): Interval | undefined {
  const start = Math.min(...windows.map((window) => window.start));
  const end = Math.max(...windows.map((window) => window.end));
  if (end - start <= WEEKEND) return undefined;
  const isLeft =
    end > now && workingIntervals(hoursOf(user), { start: Math.max(start, now), end }).length > 0;
  const from = Math.max(end, now);
  return isLeft ? undefined : { start: from, end: from + 7 * DAY };
}
