import { DAY, HOUR, type Interval, instantOf, MINUTE, type Moment, onDate, timed } from '@catch/scheduling';
import {
  bareLength,
  findWhen,
  hasDirection,
  isBesideTime,
  minutesPast,
  resolveWhen,
  saysHalfOfDay,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import { windowOf } from '../tools/events/find-event.ts';
import { planTimes } from '../tools/events/plan-change.ts';
import { mealOf } from '../tools/time/meal-time.ts';
import { resolveDirectedShift, resolveDuration, resolveShift } from '../tools/time/resolve-duration.ts';
import type { EventFact } from '../values/values.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/** A time that is settled: as a tool takes it. */
export interface Exact {
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence: readonly string[];
}

/** The words for a new time, with the zone that was named apart from them. */
export function timeWords(slots: Slots, zone?: string): string | undefined {
  const words = slots.joined('time');
  const place = zone ?? slots.first('zone');
  return words && place ? `${words} ${place} time` : words;
}

/** Of two halves of a day the one in which people are up: '8:30' is in the morning, '2' in the afternoon. */
const WAKES = 7;

export function settle(when: When): When {
  if (when.kind !== 'ambiguous') return when;
  const start = (one: When) =>
    one.kind === 'instant' ? one.at : one.kind === 'interval' ? one.start : undefined;
  const day = when.options.find((one) => {
    const hour = start(one)?.hour;
    return hour !== undefined && hour >= WAKES;
  });
  return when.default ?? day ?? when;
}

/** 'A morning swim at 7', 'dinner at 8': of two halves of the day the one that the name tells. */
export function settleBy(title: string | undefined, when: When, world: World): When {
  if (when.kind !== 'ambiguous' || !title) return settle(when);
  const meal = mealOf(title);
  const parts = findWhen(title, world.when).flatMap(({ when: part }) =>
    part.kind === 'interval' && !part.dateSaid
      ? [{ from: part.start.toPlainTime(), to: part.end.toPlainTime() }]
      : [],
  );
  const hours = meal
    ? [{ from: Temporal.PlainTime.from(meal.from), to: Temporal.PlainTime.from(meal.to) }]
    : parts;
  const fitting = when.options.find(
    (one) =>
      one.kind === 'instant' &&
      hours.some(({ from, to }) => {
        const clock = one.at.toPlainTime();
        return (
          Temporal.PlainTime.compare(clock, from) >= 0 &&
          (Temporal.PlainTime.compare(to, from) <= 0 || Temporal.PlainTime.compare(clock, to) <= 0)
        );
      }),
  );
  return fitting ?? settle(when);
}

/** Of so many hours nobody speaks without saying so: 'fifteen' are minutes. */
const LONGEST_BARE = 8 * HOUR;

export const lengthIn = (slots: Slots, world: World): number | undefined => {
  // 'An hour and a half, no, two hours': what was said last.
  const words = slots.all('length').at(-1);
  if (!words) return undefined;
  return (
    resolveDuration(words, world.when) ??
    resolveDuration(bareLength(words), world.when) ??
    // 'The first hour that suits'.
    resolveDuration(`one ${words}`, world.when) ??
    // 'Give it two and a half', 'make it fifteen'.
    [`${words} hours`, `${words} minutes`]
      .map((text) => resolveDuration(text, world.when))
      .find((length) => length !== undefined && length <= LONGEST_BARE)
  );
};

/** 'Two hours from nine' begins at nine. */
export function asBeginning(when: When): When {
  if (when.kind !== 'open' || when.direction !== 'from') return when;
  const { direction: _, grain, ...rest } = when;
  return grain === 'hour' || grain === 'minute' ? { ...rest, grain, kind: 'instant' } : when;
}

/** Several times for one wish: each of them by itself; one time is one. */
export function eachTime(
  when: When,
  length: number | undefined,
  zone: string,
  usual = HOUR,
): Exact[] | undefined {
  if (when.kind !== 'windows' || when.choice !== 'all-of') return undefined;
  return when.windows.map(({ start, end, instant }) => {
    const isDay = start.hour === 0 && end.epochMilliseconds - start.epochMilliseconds >= DAY;
    if (isDay && length === undefined)
      return {
        start: onDate(start.toPlainDate().toString()),
        end: onDate(end.toPlainDate().toString()),
        recurrence: [],
      };
    const from = start.epochMilliseconds;
    const to = instant || length !== undefined ? from + (length ?? usual) : end.epochMilliseconds;
    return { start: timed(from, zone), end: timed(to, zone), recurrence: [] };
  });
}

/** A stretch of more than a day in which a time is still to be found. */
export const isVague = (when: When): boolean => {
  const window = when.kind === 'instant' ? undefined : windowOf(when);
  return (
    window !== undefined &&
    when.kind !== 'recurrence' &&
    !(when.kind === 'interval' && when.range) &&
    window.end - window.start > DAY * 1.1
  );
};

/** Right before or after something, or in its place. */
export function beside(
  anchor: Interval,
  side: 'before' | 'after' | 'instead',
  length: number | undefined,
  gap: number,
  zone: string,
): Exact {
  const lasts = length ?? (side === 'instead' ? anchor.end - anchor.start : HOUR / 2);
  const start =
    side === 'before' ? anchor.start - gap - lasts : side === 'after' ? anchor.end + gap : anchor.start;
  return { start: timed(start, zone), end: timed(start + lasts, zone), recurrence: [] };
}

export type NewTime =
  | { readonly kind: 'exact'; readonly start: Moment; readonly end: Moment }
  | { readonly kind: 'same' }
  | { readonly kind: 'unclear'; readonly words: string };

/** Where an event goes by what was said; what was not said stays: its day, hour or length. */
export function newTime(event: EventFact, said: Slots, world: World, zone?: string): NewTime {
  const slots = withoutSecondShift(said);
  const when = nearEvent(event, slots, world);
  const start = instantOf(event.start, world.zone);
  const end = instantOf(event.end, world.zone);
  const shiftWords = slots.joined('shift');
  if (shiftWords && slots.has('same_end')) {
    const shift = shiftOf(shiftWords, when);
    const from = shift === undefined ? undefined : shifted(event.start, shift, world.zone);
    return from === undefined || instantOf(from, world.zone) >= end
      ? { kind: 'unclear', words: shiftWords }
      : { kind: 'exact', start: from, end: event.end };
  }
  const startWords = slots.joined('start');
  const endWords = slots.joined('end');
  if (endWords && event.end.kind === 'date') return dayEnd(event, endWords, when);
  if (startWords || (endWords && !slots.has('time', 'shift', 'length'))) {
    const from = startWords ? bound(event, start, startWords, when) : start;
    const said = endWords ? bound(event, end, endWords, when) : end;
    // 'Until half past seven', of something in the evening.
    const isHalf = endWords !== undefined && !saysHalfOfDay(endWords) && said !== undefined && said <= start;
    const to = isHalf && said + DAY / 2 > start ? said + DAY / 2 : said;
    return from === undefined || to === undefined || from >= to
      ? { kind: 'unclear', words: [startWords, endWords].filter(Boolean).join(' ') }
      : { kind: 'exact', start: timed(from, world.zone), end: timed(to, world.zone) };
  }
  const past = minutesPast(slots.joined('time') ?? '');
  if (past !== undefined && event.start.kind === 'timed') {
    const at = Math.floor(start / HOUR) * HOUR + past * MINUTE;
    return { kind: 'exact', start: timed(at, world.zone), end: timed(at + end - start, world.zone) };
  }
  // 'Ten, their time' is on the event's own day.
  const theirs = zone ? settleQuestion(event, slots, world, zone) : undefined;
  if (theirs) return theirs;
  const unread = [slots.joined('time') ?? ''].flatMap((words) => (words ? unreadWords(words, when) : []));
  if (unread.length > 0) return { kind: 'unclear', words: unread.join(' ') };
  const day = slots.has('same_time') ? dayIn(slots, when) : undefined;
  if (day && event.start.kind === 'timed') {
    const { start: from, end: to } = onDay(event, day, world.zone);
    const length = lengthIn(slots, world);
    return {
      kind: 'exact',
      start: from,
      end: length === undefined ? to : timed(instantOf(from, world.zone) + length, world.zone),
    };
  }
  const planned = planTimes(
    asCalendarEvent(event),
    {
      new_when: timeWords(slots, zone),
      move_by: shiftWords,
      new_duration: slots.joined('length'),
      extend_by: slots.joined('stretch'),
      new_end: endWords,
      all_day: slots.has('all_day') || undefined,
    },
    when,
  );
  if (planned.kind === 'question') {
    const settled = settleQuestion(event, slots, world, zone);
    return settled ?? { kind: 'unclear', words: timeWords(slots, zone) ?? shiftWords ?? endWords ?? '' };
  }
  const { start: from = event.start, end: to = event.end } = planned.changes;
  const isSame =
    instantOf(from, world.zone) === start &&
    instantOf(to, world.zone) === end &&
    from.kind === event.start.kind;
  return isSame ? { kind: 'same' } : { kind: 'exact', start: from, end: to };
}

/** With nothing but these it is not said where an event goes. */
const UNMOVED: ReadonlySet<string> = new Set(['target', 'old_time', 'old_person', 'reason', 'filler']);

/** 'Wednesday's one-to-one on Thursday at 11': a day that is not its own is the new one. */
export function withNewDay(event: EventFact, slots: Slots, { when, zone }: World): Slots {
  const [day, hour] = [slots.joined('old_time'), slots.joined('time')];
  const read = day ? settle(resolveWhen(day, when)) : undefined;
  if (read?.kind === 'interval' && read.range && !hour && slots.list().every(({ role }) => UNMOVED.has(role)))
    return instantOf(event.start, zone) === read.start.epochMilliseconds
      ? slots
      : new Slots(
          slots.list().map(({ role, text }) => ({ role: role === 'old_time' ? 'time' : role, text })),
        );
  const later = hour ? settle(resolveWhen(hour, when)) : undefined;
  if (read?.kind !== 'interval' || !read.dateSaid || later?.kind !== 'instant' || later.dateSaid)
    return slots;
  const start = instantOf(event.start, zone);
  if (start >= read.start.epochMilliseconds && start < read.end.epochMilliseconds) return slots;
  const others = slots.list().filter(({ role }) => role !== 'old_time' && role !== 'time');
  return new Slots([...others, { role: 'time', text: `${day} ${hour}` }]);
}

/** 'It leaves an hour later and lands an hour later, too': one shift of the whole. */
function withoutSecondShift(slots: Slots): Slots {
  const end = slots.joined('end');
  if (!slots.has('shift') || !end || !hasDirection(end)) return slots;
  return new Slots(slots.list().filter(({ role }) => role !== 'end'));
}

/** 'The day after instead' counts from the event's own day. */
function nearEvent(event: EventFact, slots: Slots, { when, zone }: World): WhenContext {
  const words = slots.joined('time');
  if (!words || !isBesideTime(words)) return when;
  return { ...when, now: Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, zone)) };
}

/** 'Friday night, same hours': of the words for a time only the day. */
function dayIn(slots: Slots, when: WhenContext): Temporal.PlainDate | undefined {
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, when)) : undefined;
  if (read?.kind === 'interval' && read.dateSaid) return read.start.toPlainDate();
  return read?.kind === 'instant' && read.dateSaid ? read.at.toPlainDate() : undefined;
}

function onDay(event: EventFact, day: Temporal.PlainDate, zone: string): { start: Moment; end: Moment } {
  const start = instantOf(event.start, zone);
  const own = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
  const from = day.toZonedDateTime({ timeZone: zone, plainTime: own.toPlainTime() }).epochMilliseconds;
  return { start: timed(from, zone), end: timed(from + instantOf(event.end, zone) - start, zone) };
}

/** Words that the grammar would ask about, where the waking half of the day settles it. */
function settleQuestion(event: EventFact, slots: Slots, world: World, zone?: string): NewTime | undefined {
  const words = timeWords(slots, zone);
  const settled = words ? settle(resolveWhen(words, world.when)) : undefined;
  const read = settled && slots.has('length') ? asBeginning(settled) : settled;
  if (event.start.kind === 'date') return undefined;
  // '5.30 to 7.30' of something on Saturday stays on Saturday, and so does 'ten, their time'.
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone))
    .toZonedDateTimeISO(world.zone)
    .toPlainDate();
  const on = (at: Temporal.ZonedDateTime) => {
    const own = at.withTimeZone(world.zone);
    const days = read && 'dateSaid' in read && read.dateSaid ? 0 : own.toPlainDate().until(day).days;
    return own.add({ days }).epochMilliseconds;
  };
  if (read?.kind === 'interval' && read.range)
    return { kind: 'exact', start: timed(on(read.start), world.zone), end: timed(on(read.end), world.zone) };
  if (read?.kind !== 'instant') return undefined;
  const length =
    lengthIn(slots, world) ?? instantOf(event.end, world.zone) - instantOf(event.start, world.zone);
  const at = on(read.at);
  return { kind: 'exact', start: timed(at, world.zone), end: timed(at + length, world.zone) };
}

/** 'till the 30th' of a stay: its last day. */
function dayEnd(event: EventFact, words: string, when: WhenContext): NewTime {
  const read = resolveWhen(words, when);
  const day =
    read.kind === 'interval'
      ? read.end.toPlainDate()
      : read.kind === 'open' || read.kind === 'deadline'
        ? lastDay(read)
        : undefined;
  return day
    ? { kind: 'exact', start: event.start, end: onDate(day.toString()) }
    : { kind: 'unclear', words };
}

const lastDay = (read: Extract<When, { kind: 'open' | 'deadline' }>): Temporal.PlainDate => {
  const at = read.kind === 'open' ? read.at : read.by;
  const day = at.toPlainDate();
  // 'until the 30th' counts the 30th, whether the reading ends when it begins or when it ends.
  return at.hour === 0 && read.grain === 'day' ? day : day.add({ days: 1 });
};

/** By so much later or earlier; a whole day only moves by whole days. */
function shifted(moment: Moment, by: number, zone: string): Moment | undefined {
  if (moment.kind === 'timed') return timed(moment.at + by, zone);
  return by % DAY === 0
    ? onDate(
        Temporal.PlainDate.from(moment.date)
          .add({ days: by / DAY })
          .toString(),
      )
    : undefined;
}

/** Where an event begins or ends anew: at a time of day, or so much earlier or later than it did. */
const bound = (event: EventFact, was: number, words: string, when: WhenContext): number | undefined => {
  const shift = resolveDirectedShift(words, when);
  return shift === undefined ? clockOn(event, words, when) : was + shift;
};

/** A time of day on the event's own day. */
function clockOn(event: EventFact, words: string, when: WhenContext): number | undefined {
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, when.zone))
    .toZonedDateTimeISO(when.zone)
    .startOfDay();
  const read = settle(resolveWhen(words, { ...when, now: day.toInstant() }));
  if (read.kind === 'instant' || read.kind === 'open') return read.at.epochMilliseconds;
  return read.kind === 'deadline' ? read.by.epochMilliseconds : undefined;
}

/** Signed milliseconds; without a direction things move to later. */
export function shiftOf(words: string, when: WhenContext): number | undefined {
  return resolveShift(words, when) ?? resolveShift(bareLength(words), when);
}

/** As much of an event of the calendar as planning a time needs. */
export const asCalendarEvent = (event: EventFact): CalendarEvent =>
  ({ ...event, attendees: [], recurrence: [], seriesId: event.seriesId }) as unknown as CalendarEvent;

export const minutes = (milliseconds: number): string => `${Math.round(milliseconds / MINUTE)} minutes`;

/** A time of day, read in the half of the day that is nearer to an earlier one: of '8am' the 'half past 8' is in the morning. */
export function clockNear(
  words: string,
  earlier: Temporal.PlainTime,
  when: WhenContext,
): Temporal.PlainTime | undefined {
  const read = resolveWhen(words, when);
  const readings =
    read.kind === 'ambiguous'
      ? read.options
      : read.kind === 'instant'
        ? [read, ...(read.alternatives ?? [])]
        : [];
  const clocks = readings.flatMap((one) => (one.kind === 'instant' ? [one.at.toPlainTime()] : []));
  const said = clocks.flatMap((clock) =>
    saysHalfOfDay(words) ? [clock] : [clock, clock.add({ hours: 12 })],
  );
  return said.toSorted(
    (left, right) =>
      Math.abs(earlier.until(left).total('minutes')) - Math.abs(earlier.until(right).total('minutes')),
  )[0];
}
