import { DAY, instantOf, timed } from '@catch/scheduling';
import { readWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { Asks, Question } from '../../values/values.ts';
import {
  resolveDirectedShift,
  resolveDuration,
  resolveShift,
  unreadOfShift,
} from '../time/resolve-duration.ts';
import { whichReading } from '../time/which-reading.ts';
import { daysFrom, moveDays, resizeDays, shiftDays } from './plan-days.ts';
import type { PlannedTimes, Words } from './planned-times.ts';
import { anchored, nearestHalf, onItsDay, onItsWeekday, relativeToToday } from './time-near-event.ts';

/** 'Three o'clock the same day': its own day, which stays anyway. */
const SAME_DAY = /\b(?:on )?(?:the same|that same|same|that) day\b/i;
const SAME_TIME = /\b(?:at )?(?:the )?same (?:time|hour|slot)(?: of (?:the )?day)?(?: (?:on|but))?\b/i;

/** Where an event shall stand after the change, by the words for it. What was not said stays: its day, hour or length. */
export function planTimes(event: CalendarEvent, words: Words, context: WhenContext): PlannedTimes {
  if (words.exact) return { kind: 'times', changes: { start: words.exact.start, end: words.exact.end } };
  const twice = saidTwice(words);
  if (twice) return twice;
  const { zone } = context;
  const length = instantOf(event.end, zone) - instantOf(event.start, zone);
  // 'To the same time on Friday' is the event's time of day, which stays anyway, and not that of now.
  const itsDay = words.new_when?.replace(SAME_DAY, ' ').trim() || words.new_when;
  const said = relativeToToday(itsDay?.replace(SAME_TIME, ' ').trim() || itsDay);
  const earlier = said && SAME_END.test(said) ? startingOtherwise(event, said, context) : undefined;
  if (earlier) return earlier;
  if (said) {
    const read = readWhen(said, anchored(event, said, context));
    if (read.unread.length > 0 || read.when.kind === 'none')
      return question({ for: 'new-time', because: 'not-understood', words: words.new_when ?? said });
    const when = onItsDay(event, nearestHalf(event, read.when, zone), zone);
    const isSame = SAME_TIME.test(words.new_when ?? '');
    const moved = moveTo(event, isSame ? onItsWeekday(event, when, zone) : when, length, words, context);
    return withEnd(event, moved, words, context);
  }
  if (words.move_by) {
    const shift = resolveShift(words.move_by, context);
    // 'An hour in all' is not an hour later.
    if (shift === undefined || unreadOfShift(words.move_by, context).length > 0)
      return question({ for: 'shift', because: 'not-understood', words: words.move_by });
    if (event.start.kind === 'date') return withEnd(event, shiftDays(event, shift, zone), words, context);
    // Whole days keep the time of day, also over a night in which the clocks change.
    const moved = (at: number): number =>
      shift % DAY === 0
        ? Temporal.Instant.fromEpochMilliseconds(at)
            .toZonedDateTimeISO(zone)
            .add({ days: shift / DAY }).epochMilliseconds
        : at + shift;
    const start = moved(event.start.at);
    const shifted = { start: timed(start, zone), end: timed(start + length, zone) };
    if (words.all_day) return asDays({ ...event, ...shifted }, words, context);
    // 'Push it back twenty minutes and make it forty five': both, from where it begins then.
    const resized = resize({ ...event, ...shifted }, words, length, context);
    return resized.kind === 'times'
      ? { kind: 'times', changes: { ...shifted, ...resized.changes } }
      : resized;
  }
  if (words.all_day && event.start.kind === 'timed') return asDays(event, words, context);
  return resize(event, words, length, context);
}

/** 'Half an hour earlier, same end': only the beginning moves. */
const SAME_END = /,?\s*(?:and |but |with )?(?:the |its )?same end(?:ing)?(?: time)?\b/i;
function startingOtherwise(
  event: CalendarEvent,
  said: string,
  context: WhenContext,
): PlannedTimes | undefined {
  if (event.start.kind === 'date') return undefined;
  const words = said.replace(SAME_END, '');
  const shift = resolveDirectedShift(words, context);
  const read = readWhen(words, anchored(event, words, context));
  const at =
    shift !== undefined && unreadOfShift(words, context).length === 0
      ? event.start.at + shift
      : read.when.kind === 'instant' && read.unread.length === 0
        ? read.when.at.epochMilliseconds
        : undefined;
  if (at === undefined || at >= instantOf(event.end, context.zone)) return undefined;
  return { kind: 'times', changes: { start: timed(at, context.zone), end: event.end } };
}

/** All day, on the days that it has; with a length in days on so many. */
function asDays(event: CalendarEvent, words: Words, context: WhenContext): PlannedTimes {
  const day = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(context.zone).toPlainDate();
  const first = day(instantOf(event.start, context.zone));
  const last = day(instantOf(event.end, context.zone) - 1);
  const days = daysFrom(first, first.until(last).days + 1);
  return days.kind === 'times' ? withEnd(event, days, words, context) : days;
}

/** Two of a kind cannot both hold, and neither is dropped silently. */
function saidTwice({ new_when, move_by, new_duration, extend_by, new_end }: Words): Question | undefined {
  if (new_when && move_by) return question({ for: 'shift', because: 'not-understood', words: move_by });
  const [, second] = [new_end, new_duration, extend_by].filter((one) => one !== undefined);
  return second === undefined
    ? undefined
    : question({ for: 'length', because: 'not-understood', words: second });
}

/** 'Move it to Thursday at 3 and let it end at 5': the end is on the day that it goes to. */
function withEnd(
  event: CalendarEvent,
  moved: PlannedTimes,
  words: Words,
  context: WhenContext,
): PlannedTimes {
  const { new_end, extend_by, new_duration } = words;
  if (moved.kind === 'question') return moved;
  const { start = event.start, end = event.end } = moved.changes;
  // How long it shall be was taken into account where it went, unless it has only now become one of days.
  const isDays = start.kind === 'date' && event.start.kind === 'timed';
  if (!(new_end ?? extend_by ?? (isDays ? new_duration : undefined))) return moved;
  const there = { ...event, start, end };
  const length = instantOf(end, context.zone) - instantOf(start, context.zone);
  const resized = resize(there, words, length, context);
  return resized.kind === 'question'
    ? resized
    : { kind: 'times', changes: { ...moved.changes, ...resized.changes } };
}

const span = (start: number, end: number, zone: string): PlannedTimes => ({
  kind: 'times',
  changes: { start: timed(start, zone), end: timed(end, zone) },
});

function moveTo(
  event: CalendarEvent,
  when: When,
  length: number,
  words: Words,
  context: WhenContext,
): PlannedTimes {
  const { zone } = context;
  const said = words.new_duration ? resolveDuration(words.new_duration, context) : undefined;
  if (words.new_duration && said === undefined)
    return question({ for: 'length', because: 'not-understood', words: words.new_duration });
  const wanted = said ?? length;
  const read = when.kind === 'ambiguous' && when.default && !when.question ? when.default : when;
  if (event.start.kind === 'date')
    return (
      moveDays(event, read, said, words, context) ??
      (read.kind === 'ambiguous' ? whichReading(read, zone) : question(nowhere(read)))
    );
  switch (read.kind) {
    case 'instant': {
      if (words.all_day) return question({ for: 'new-time', because: 'not-understood', words: read.text });
      const start = read.at.epochMilliseconds;
      return span(start, start + wanted, zone);
    }
    case 'interval': {
      if (read.endOpen) return question({ for: 'new-time', because: 'end-day', words: read.text });
      if (read.range && !read.allDay) {
        const [from, to] = [read.start.epochMilliseconds, read.end.epochMilliseconds];
        // 'For half an hour, between 2 and 5': when in there was not said.
        return said === undefined || said === to - from
          ? span(from, to, zone)
          : question({ for: 'new-time', because: 'open', words: read.text });
      }
      if (words.all_day) {
        const first = read.start.toPlainDate();
        return daysFrom(first, read.range ? first.until(read.end.toPlainDate()).days : 1);
      }
      // From one day to another: at which hours was not said, and whole days were not asked for.
      if (read.range) return question({ for: 'new-time', because: 'open', words: read.text });
      if (read.grain === 'day') {
        const clock = Temporal.Instant.fromEpochMilliseconds(event.start.at)
          .toZonedDateTimeISO(zone)
          .toPlainTime();
        const start = read.start.withPlainTime(clock).epochMilliseconds;
        return span(start, start + wanted, zone);
      }
      if (read.likely)
        return span(read.likely.epochMilliseconds, read.likely.epochMilliseconds + wanted, zone);
      return question({ for: 'new-time', because: 'open', words: read.text });
    }
    case 'ambiguous':
      return whichReading(read, zone);
    case 'open':
      if (read.direction === 'from' && (read.grain === 'minute' || read.grain === 'hour'))
        return span(read.at.epochMilliseconds, read.at.epochMilliseconds + wanted, zone);
      return question(nowhere(read));
    default:
      return question(nowhere(read));
  }
}

/** No place to go to: only a bound was said, or no time at all. */
const nowhere = (when: When): Asks =>
  when.kind === 'relative-to-event'
    ? { for: 'new-time', because: 'not-understood', words: when.text }
    : { for: 'new-time', because: when.kind === 'open' ? 'bound' : 'missing' };

function resize(event: CalendarEvent, words: Words, length: number, context: WhenContext): PlannedTimes {
  const { zone } = context;
  const start = instantOf(event.start, zone);
  if (event.start.kind === 'date')
    return resizeDays(event, words, anchored(event, words.new_end ?? '', context));
  if (words.new_end) {
    const { when, unread } = readWhen(words.new_end, anchored(event, words.new_end, context));
    const end = endAfter(start, when);
    if (end === undefined || unread.length > 0) return question({ for: 'end', words: words.new_end });
    if (end <= start) return question({ for: 'end' });
    return { kind: 'times', changes: { end: timed(end, zone) } };
  }
  const target = words.new_duration
    ? resolveDuration(words.new_duration, context)
    : words.extend_by
      ? add(length, resolveShift(words.extend_by, context))
      : length;
  if (target === undefined)
    return question({
      for: 'length',
      because: 'not-understood',
      words: words.new_duration ?? words.extend_by,
    });
  if (target <= 0) return question({ for: 'length', because: 'missing' });
  return target === length
    ? { kind: 'times', changes: {} }
    : { kind: 'times', changes: { end: timed(start + target, zone) } };
}

/** 'Half past five', of what begins at four: the first of the readings that lies behind its beginning. */
function endAfter(start: number, when: When): number | undefined {
  const readings =
    when.kind === 'ambiguous'
      ? when.options
      : when.kind === 'instant'
        ? [when, ...(when.alternatives ?? [])]
        : [];
  const ends = readings.flatMap((one) => (one.kind === 'instant' ? [one.at.epochMilliseconds] : []));
  return ends.toSorted((one, other) => one - other).find((end) => end > start) ?? ends[0];
}

const add = (length: number, shift: number | undefined) => (shift === undefined ? undefined : length + shift);
