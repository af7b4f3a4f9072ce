import { DAY, instantOf, timed } from '@catch/scheduling';
import { isDigital, resolveWhen, saysHalfOfDay } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { usable } from './time-in-words.ts';
import type { Exact } from './times.ts';
import type { World } from './world.ts';

/** Even a monthly series has its next event within this time. */
const AHEAD = 70 * DAY;

/** 'From next week on', 'from December', 'to Thursdays, starting next week': the first event of the series to be changed. */
export async function firstFrom(
  event: CalendarEvent,
  words: string | undefined,
  world: World,
  rhythm?: string,
): Promise<CalendarEvent> {
  if (!event.seriesId) return event;
  const start = words ? beginningIn(words, world) : rhythm ? weekOf(rhythm, world) : undefined;
  if (start === undefined || start <= world.interval(event).start) return event;
  const later = await world.events({ start, end: start + AHEAD });
  const ofSeries = later.filter(
    (one) => one.seriesId === event.seriesId && world.interval(one).start >= start,
  );
  return ofSeries[0] ?? event;
}

function beginningIn(words: string, { when }: World): number | undefined {
  const read = usable(resolveWhen(words, when));
  const from =
    read?.kind === 'open' && read.direction === 'from'
      ? read.at
      : read?.kind === 'interval'
        ? read.start
        : undefined;
  return from?.epochMilliseconds;
}

/**
 * The new rhythm of a series from the day on that was said: 'next week' is counted from now, and not from the event. Without
 * such a day it begins in the event's own week, if that day is still to come.
 */
export function rhythmFrom(
  { seriesId, start, end }: EventFact,
  words: string,
  { when, zone }: World,
): Exact | undefined {
  const read = resolveWhen(words, when);
  if (!seriesId || start.kind === 'date' || read.kind !== 'recurrence' || read.allDay === read.timeSaid)
    return undefined;
  if (!read.timeSaid && read.rrule.some((line) => line.startsWith('EXDATE'))) return undefined;
  const own = Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(zone);
  const isWeekly = read.rrule.some((line) => /FREQ=WEEKLY(?!;INTERVAL)/.test(line));
  // 'At eleven every week' names no day, so it keeps its own.
  const isOwnDay = isWeekly && !read.startSaid && !read.rrule.some((line) => line.includes('BYDAY'));
  if (!isOwnDay && !read.startSaid && !(isWeekly && mondayOf(read.start).equals(mondayOf(own))))
    return undefined;
  const from = (isOwnDay ? own : read.start).withPlainTime(
    read.timeSaid ? inItsHalf(read.start.toPlainTime(), own.toPlainTime(), words) : own,
  );
  if (from.epochMilliseconds <= when.now.epochMilliseconds) return undefined;
  const length = read.duration?.total('milliseconds') ?? instantOf(end, zone) - start.at;
  const until = timed(from.epochMilliseconds + length, zone);
  return { start: timed(from.epochMilliseconds, zone), end: until, recurrence: read.rrule };
}

/** 'Fridays at seven', of something in the morning, is in the morning. */
function inItsHalf(clock: Temporal.PlainTime, own: Temporal.PlainTime, words: string): Temporal.PlainTime {
  if (saysHalfOfDay(words) || isDigital(words)) return clock;
  const other = clock.add({ hours: 12 });
  const apart = (one: Temporal.PlainTime) => Math.abs(own.until(one).total('minutes'));
  return apart(other) < apart(clock) ? other : clock;
}

const mondayOf = (at: Temporal.ZonedDateTime): Temporal.PlainDate =>
  at.toPlainDate().subtract({ days: at.dayOfWeek - 1 });

/** The week in which a new rhythm begins: what comes before it stays as it is. */
function weekOf(rhythm: string, { when }: World): number | undefined {
  const read = resolveWhen(rhythm, when);
  if (read.kind !== 'recurrence' || !read.startSaid) return undefined;
  return mondayOf(read.start).toZonedDateTime(read.start.timeZoneId).epochMilliseconds;
}

/** If only 'this one' of a series was just changed, again only that one. */
export const scopeBefore = (
  { done, isDoneLast, proposals }: Conversation,
  id: string,
): 'this' | undefined => {
  const last = done.find(({ isUndone, wish }) => !isUndone && wish.input.event_id === id);
  const isOpen = proposals.length > 0 && !isDoneLast;
  return last?.wish.input.scope === 'this' && !isOpen ? 'this' : undefined;
};
