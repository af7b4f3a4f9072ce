import { DAY, dayAt, instantOf, type Moment, timed } from '@catch/scheduling';
import { bareEnd, findWhen, resolveWhen, unreadWords, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import { planTimes } from '../tools/events/plan-change.ts';
import { resolveDuration } from '../tools/time/resolve-duration.ts';
import type { Asks, EventFact } from '../values/values.ts';
import { withEndOnce, withoutThatTime } from './end-said.ts';
import { behind, bound } from './new-bounds.ts';
import type { NewTime } from './new-time-found.ts';
import { dayEnd, dayStart, onSaidDays } from './new-time-of-stay.ts';
import { shifted, shiftedBy } from './shifted.ts';
import type { Slots } from './slots.ts';
import { withOneEnd } from './time-beside-end.ts';
import { withBoundsTogether, withoutDayShift, withoutShiftedTo } from './time-bounds.ts';
import {
  inItsMonth,
  inItsWeek,
  isTwoClocks,
  nearEvent,
  untilAsEnd,
  withNewDay,
  withoutOldClock,
  withoutOldDay,
  withoutSecondShift,
  withSameLength,
} from './time-slots.ts';
import { asBeginning, isOtherDate, lengthIn, minutes, settle, shiftOf, timeWords } from './times.ts';
import type { World } from './world.ts';

/** 'Still finishing at eight', whenever it was to end until now. */
const endSaid = (slots: Slots, when: WhenContext): string | undefined =>
  findWhen(slots.joined('same_end') ?? '', when).find(
    (found) => found.when.kind === 'instant' || found.when.kind === 'ambiguous',
  )?.text;

/** Where an event goes by what was said; what was not said stays: its day, hour or length. */
export function newTime(event: EventFact, said: Slots, world: World, zone?: string): NewTime {
  const ended = withEndOnce(withoutShiftedTo(event, withoutThatTime(said), world), world.when);
  const together = withBoundsTogether(ended, world.when);
  const onward = withoutDayShift(together, world.when);
  const later = onward && event.start.kind === 'timed' ? shiftedBy(event, onward.by, world.zone) : undefined;
  if (onward && later) return newTime({ ...event, ...later }, onward.rest, world, zone);
  const moved = withoutOldDay(event, withoutSecondShift(together, world.when), world);
  const cleaned = withoutOldClock(event, moved, world);
  if (isTwoClocks(cleaned, world.when)) return { kind: 'unclear', words: cleaned.joined('time') ?? '' };
  const slots = withOneEnd(event, untilAsEnd(withSameLength(cleaned, world.when), world), world);
  const when = inItsWeek(event, slots, inItsMonth(event, slots, nearEvent(event, world)));
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
  // 'At seven now, and it still ends at ten': only the beginning moves.
  const startWords = slots.joined('start') ?? (slots.has('same_end') ? slots.joined('time') : undefined);
  const endWords = slots.joined('end') ?? (startWords ? endSaid(slots, when) : undefined);
  if (endWords && event.end.kind === 'date' && !slots.has('time')) return dayEnd(event, endWords, when);
  if (startWords && event.start.kind === 'date') return dayStart(event, startWords, when);
  if (startWords || (endWords && !slots.has('time', 'shift', 'length'))) {
    const from = startWords ? bound(event, start, startWords, when) : start;
    const until = endWords
      ? bound(event, end, isOvernight(event, world) ? bareEnd(endWords) : endWords, when)
      : end;
    const to = endWords && until !== undefined ? behind(from ?? start, until, endWords, world.zone) : until;
    return from === undefined || to === undefined || from >= to
      ? { kind: 'unclear', words: [startWords, endWords].filter(Boolean).join(' ') }
      : { kind: 'exact', start: timed(from, world.zone), end: timed(to, world.zone) };
  }
  const both = onDayShifted(event, slots, when, world);
  if (both) return both;
  const days = onSaidDays(event, slots, when);
  if (days) return days;
  const there = inSaidWeek(event, slots, when, world);
  if (there) return there;
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
      new_duration: lengthSaid(slots, world),
      // 'Half an hour more, so six to half past seven': from when to when says it all.
      extend_by: isRange(slots, when) ? undefined : slots.joined('stretch'),
      new_end: endWords && bareEnd(endWords),
      all_day: slots.has('all_day') || undefined,
    },
    when,
  );
  if (planned.kind === 'question') {
    const settled = settleQuestion(event, slots, world, zone);
    const words = timeWords(slots, zone) ?? shiftWords ?? endWords ?? '';
    // Only of whole days the tool's own question says more than ours.
    const asks = event.start.kind === 'date' && planned.options.length === 0 ? planned.asks : howLong(slots);
    return settled ?? { kind: 'unclear', words, ...(asks ? { asks } : {}) };
  }
  const { start: from = event.start, end: to = event.end } = planned.changes;
  const isSame =
    instantOf(from, world.zone) === start &&
    instantOf(to, world.zone) === end &&
    from.kind === event.start.kind;
  return isSame ? { kind: 'same' } : { kind: 'exact', start: from, end: to };
}

/** 'Till eight', of a night that ends at seven: the morning after. */
const isOvernight = ({ start, end }: EventFact, { zone }: World): boolean =>
  start.kind === 'timed' &&
  end.kind === 'timed' &&
  dayAt(start.at, zone) !== dayAt(end.at, zone) &&
  end.at - start.at < DAY;

/** 'One and a half' are hours; whatever says its unit stays as it is. */
function lengthSaid(slots: Slots, world: World): string | undefined {
  const said = slots.joined('length');
  const length = said && resolveDuration(said, world.when) === undefined ? lengthIn(slots, world) : undefined;
  return length === undefined ? said : minutes(length);
}

/** 'Longer', and nothing else: how long it is to be is what is missing. */
const howLong = (slots: Slots): Asks | undefined =>
  slots.has('stretch') && !slots.has('time', 'shift', 'end', 'start')
    ? { for: 'length', because: 'missing' }
    : undefined;

const isRange = (slots: Slots, when: WhenContext): boolean => {
  const read = settle(resolveWhen(slots.joined('time') ?? '', when));
  return read.kind === 'interval' && read.range && !read.allDay;
};

/** 'To Sunday, and an hour later': on that day, and so much later than it was. */
function onDayShifted(
  event: EventFact,
  slots: Slots,
  when: WhenContext,
  { zone }: World,
): NewTime | undefined {
  const words = slots.joined('shift');
  const day = words && event.start.kind === 'timed' ? dayIn(slots, when) : undefined;
  const by = words && day ? shiftOf(words, when) : undefined;
  const read = settle(resolveWhen(slots.joined('time') ?? '', when));
  const isDay = read.kind === 'interval' && !read.range;
  if (!day || !isDay || by === undefined || Math.abs(by) >= DAY) return undefined;
  const moved = shiftedBy({ ...event, ...onDay(event, day, zone) }, by, zone);
  return moved && { kind: 'exact', start: moved.start, end: moved.end };
}

/** 'It is half past ten this week': any day of a week, which is the event's own day where the week is its own. */
function inSaidWeek(event: EventFact, slots: Slots, when: WhenContext, world: World): NewTime | undefined {
  const words = slots.joined('time');
  const read = words && event.start.kind === 'timed' ? resolveWhen(words, when) : undefined;
  const [first] = read?.kind === 'windows' && read.choice === 'one-of' ? read.windows : [];
  if (!first) return undefined;
  const [from, to] = [event.start, event.end].map((moment) => instantOf(moment, when.zone));
  const own = Temporal.Instant.fromEpochMilliseconds(from ?? 0).toZonedDateTimeISO(when.zone);
  const isItsWeek =
    own.weekOfYear === first.start.weekOfYear &&
    own.yearOfWeek === first.start.yearOfWeek &&
    to !== undefined;
  if (!isItsWeek) return undefined;
  const days = first.start.toPlainDate().until(own.toPlainDate()).days;
  const start = first.start.add({ days }).epochMilliseconds;
  const length = lengthIn(slots, world) ?? to - own.epochMilliseconds;
  const end = first.instant ? start + length : first.end.add({ days }).epochMilliseconds;
  return { kind: 'exact', start: timed(start, when.zone), end: timed(end, when.zone) };
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
  const said = words ? resolveWhen(words, world.when) : undefined;
  // 'Monday the 24th', which is a Tuesday, is asked about.
  if (said && isOtherDate(said)) return undefined;
  const settled = said && settle(said);
  const read = settled && slots.has('length') ? asBeginning(settled) : settled;
  if (event.start.kind === 'date') return undefined;
  // '5.30 to 7.30' of something on Saturday stays on Saturday, and so does 'ten, their time'.
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone))
    .toZonedDateTimeISO(world.zone)
    .toPlainDate();
  // Both ends by as much: 'seven to twelve' at night ends on the day after.
  const on = (at: Temporal.ZonedDateTime, from = at) => {
    const begins = from.withTimeZone(world.zone).toPlainDate();
    const days = read && 'dateSaid' in read && read.dateSaid ? 0 : begins.until(day).days;
    return at.withTimeZone(world.zone).add({ days }).epochMilliseconds;
  };
  // 'Thursday to Saturday' says no hours.
  if (read?.kind === 'interval' && read.range && !read.allDay)
    return {
      kind: 'exact',
      start: timed(on(read.start), world.zone),
      end: timed(on(read.end, read.start), world.zone),
    };
  if (read?.kind !== 'instant') return undefined;
  const length =
    lengthIn(slots, world) ?? instantOf(event.end, world.zone) - instantOf(event.start, world.zone);
  const at = on(read.at);
  return { kind: 'exact', start: timed(at, world.zone), end: timed(at + length, world.zone) };
}

/** As much of an event of the calendar as planning a time needs. */
const asCalendarEvent = (event: EventFact): CalendarEvent =>
  ({ ...event, attendees: [], recurrence: [], seriesId: event.seriesId }) as unknown as CalendarEvent;

/** Where it would be by what is only wondered about. */
export function supposedEvent(event: EventFact, slots: Slots, world: World): EventFact | undefined {
  const time = newTime(event, withNewDay(event, slots, world), world);
  return time.kind === 'exact' ? { ...event, start: time.start, end: time.end } : undefined;
}
