import { DAY, HOUR, onDate, timed } from '@catch/scheduling';
import { readWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import { resolveDuration, resolveShift } from '../time/resolve-duration.ts';
import type { PlannedTimes, Words } from './planned-times.ts';

/**
 * What lasts whole days goes elsewhere, ends and grows by days, and stays as many days as it was. Hours make an event with
 * hours of it only when both ends of them were said: how long a trip of three days is at three o'clock, nobody knows.
 */
const FROM_WHEN_TO_WHEN = question({ for: 'new-time', because: 'all-day' });

export const dayOf = (moment: CalendarEvent['start'], zone: string): Temporal.PlainDate =>
  moment.kind === 'date'
    ? Temporal.PlainDate.from(moment.date)
    : Temporal.Instant.fromEpochMilliseconds(moment.at).toZonedDateTimeISO(zone).toPlainDate();

const daySpan = (first: Temporal.PlainDate, days: number) => ({
  start: onDate(first.toString()),
  end: onDate(first.add({ days }).toString()),
});

export const daysFrom = (first: Temporal.PlainDate, days: number): PlannedTimes => ({
  kind: 'times',
  changes: daySpan(first, days),
});

const daysOf = ({ start, end }: CalendarEvent, zone: string): number =>
  Math.max(1, dayOf(start, zone).until(dayOf(end, zone)).days);

/** As many days as it has, from another one on. */
export const beginningOn = (event: CalendarEvent, first: CalendarEvent['start'], zone: string) =>
  daySpan(dayOf(first, zone), daysOf(event, zone));

/** Finer than a day: 'in the morning', 'at three'. */
const HOURS: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'part-of-day']);

/** Where something that lasts whole days goes by a time that was said; undefined where the words are no place to go to. */
export function moveDays(
  event: CalendarEvent,
  read: When,
  length: number | undefined,
  { new_end }: Pick<Words, 'new_end'>,
  { zone }: WhenContext,
): PlannedTimes | undefined {
  const hours = (from: number, lasts: number): PlannedTimes => ({
    kind: 'times',
    changes: { start: timed(from, zone), end: timed(from + lasts, zone) },
  });
  if (read.kind === 'instant') {
    const lasts = length !== undefined && length % DAY !== 0 ? length : new_end ? HOUR : undefined;
    return lasts === undefined ? FROM_WHEN_TO_WHEN : hours(read.at.epochMilliseconds, lasts);
  }
  if (read.kind === 'open' && HOURS.has(read.grain)) return FROM_WHEN_TO_WHEN;
  if (read.kind !== 'interval') return undefined;
  if (read.endOpen) return question({ for: 'new-time', because: 'end-day', words: read.text });
  const said = read.end.epochMilliseconds - read.start.epochMilliseconds;
  if (read.range && !read.allDay)
    return length === undefined || length === said
      ? hours(read.start.epochMilliseconds, said)
      : question({ for: 'new-time', because: 'open', words: read.text });
  if (HOURS.has(read.grain) || (length !== undefined && length % DAY !== 0)) return FROM_WHEN_TO_WHEN;
  const first = read.start.toPlainDate();
  if (read.range) return daysFrom(first, first.until(read.end.toPlainDate()).days);
  return daysFrom(first, length === undefined ? daysOf(event, zone) : length / DAY);
}

/** By so many days; an hour is no distance for it. */
export function shiftDays(event: CalendarEvent, by: number, zone: string): PlannedTimes {
  if (by % DAY !== 0) return question({ for: 'shift', because: 'all-day' });
  return daysFrom(dayOf(event.start, zone).add({ days: by / DAY }), daysOf(event, zone));
}

/** Longer, shorter or until another day. `anchored` reads words from the event's own day. */
export function resizeDays(
  event: CalendarEvent,
  { new_end, new_duration, extend_by, all_day }: Words,
  anchored: WhenContext,
): PlannedTimes {
  const { zone } = anchored;
  const first = dayOf(event.start, zone);
  if (new_end) return endOn(first, new_end, anchored);
  const words = new_duration ?? extend_by;
  if (!words) return all_day === false ? FROM_WHEN_TO_WHEN : { kind: 'times', changes: {} };
  const by = new_duration ? resolveDuration(words, anchored) : resolveShift(words, anchored);
  if (by === undefined) return question({ for: 'length', because: 'not-understood', words });
  if (by % DAY !== 0) return FROM_WHEN_TO_WHEN;
  const days = by / DAY + (new_duration ? 0 : daysOf(event, zone));
  return days > 0 ? daysFrom(first, days) : question({ for: 'length', because: 'missing' });
}

/** 'Until Friday' lasts all of Friday. */
function endOn(first: Temporal.PlainDate, words: string, anchored: WhenContext): PlannedTimes {
  const { when, unread } = readWhen(words, anchored);
  if (unread.length > 0) return question({ for: 'end', words });
  if (when.kind === 'instant') return FROM_WHEN_TO_WHEN;
  if (when.kind !== 'interval' || when.range || HOURS.has(when.grain)) return question({ for: 'end', words });
  const days = first.until(when.end.toPlainDate()).days;
  return days > 0 ? daysFrom(first, days) : question({ for: 'end' });
}
