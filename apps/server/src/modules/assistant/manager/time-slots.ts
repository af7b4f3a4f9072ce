import { instantOf } from '@catch/scheduling';
import {
  fromTo,
  hasDirection,
  isRelativeToSpokenTime,
  namesBareWeekday,
  resolveWhen,
  unreadWords,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../values/values.ts';
import { Slots } from './slots.ts';
import { clocksIn, settle, shiftOf } from './times.ts';
import type { World } from './world.ts';

/** With nothing but these it is not said where an event goes. */
const UNMOVED: ReadonlySet<string> = new Set(['target', 'old_time', 'old_person', 'reason', 'filler']);

/** 'Wednesday's one-to-one on Thursday at 11': a day that is not its own is the new one. */
export function withNewDay(event: EventFact, slots: Slots, { when, zone }: World): Slots {
  const [day, hour] = [slots.joined('old_time'), slots.joined('time')];
  const read = day ? settle(resolveWhen(day, when)) : undefined;
  const isStill = !hour && slots.list().every(({ role }) => UNMOVED.has(role));
  if (read?.kind === 'interval' && (read.range || read.dateSaid) && isStill) {
    const begins = instantOf(event.start, zone);
    const isThere = read.range
      ? begins === read.start.epochMilliseconds
      : begins >= read.start.epochMilliseconds && begins < read.end.epochMilliseconds;
    return isThere
      ? slots
      : new Slots(
          slots.list().map(({ role, text }) => ({ role: role === 'old_time' ? 'time' : role, text })),
        );
  }
  const later = hour ? settle(resolveWhen(hour, when)) : undefined;
  if (read?.kind !== 'interval' || !read.dateSaid || later?.kind !== 'instant' || later.dateSaid)
    return slots;
  const start = instantOf(event.start, zone);
  if (start >= read.start.epochMilliseconds && start < read.end.epochMilliseconds) return slots;
  const others = slots.list().filter(({ role }) => role !== 'old_time' && role !== 'time');
  return new Slots([...others, { role: 'time', text: `${day} ${hour}` }]);
}

/** 'Six in the evening, yeah six': an hour that is said once more, and less exactly, says nothing new. */
export function withoutEcho(slots: Slots, when: WhenContext): Slots {
  const clocks = apartClocks(slots, when).filter((text) => {
    const read = settle(resolveWhen(text, when));
    return read.kind === 'instant' && !read.dateSaid;
  });
  if (clocks.length < 2) return slots;
  const isEcho = (text: string): boolean => {
    const own = clocksIn(text, when);
    return clocks.some(
      (other) =>
        other !== text &&
        clocksIn(other, when).length < own.length &&
        clocksIn(other, when).every((clock) => own.some((one) => one.equals(clock))),
    );
  };
  return new Slots(
    slots.list().filter(({ role, text }) => role !== 'time' || !clocks.includes(text) || !isEcho(text)),
  );
}

/** Hours without a day that were said apart from each other, where reading them as one would glue them together. */
function apartClocks(slots: Slots, when: WhenContext): string[] {
  const clocks = slots.all('time').filter((text) => {
    const read = resolveWhen(text, when);
    return clocksIn(text, when).length > 0 && !(read.kind === 'instant' && read.dateSaid);
  });
  const read = clocks.length > 1 ? settle(resolveWhen(slots.joined('time') ?? '', when)) : undefined;
  return read?.kind === 'instant' ? clocks : [];
}

/** 'Class at 18, please change it for 19': of two hours the one at which it is now is the old one. */
export function withoutOldClock({ start }: EventFact, slots: Slots, { when, zone }: World): Slots {
  const [one, other, ...more] = apartClocks(slots, when);
  if (!one || !other || more.length > 0 || start.kind === 'date') return slots;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone))
    .toZonedDateTimeISO(zone)
    .toPlainTime();
  const [old, both] = [one, other].filter((text) => clocksIn(text, when).some((clock) => clock.equals(own)));
  if (!old || both) return slots;
  return new Slots(
    slots
      .list()
      .map((slot) => (slot.role === 'time' && slot.text === old ? { ...slot, role: 'old_time' } : slot)),
  );
}

/** 'The quiz goes off Sunday, Friday at seven please': of two days the one on which it is now is the old one. */
export function withoutOldDay({ start }: EventFact, said: Slots, { when, zone }: World): Slots {
  const slots = start.kind === 'timed' ? withDaysApart(said, when) : said;
  const times = slots.all('time');
  if (times.length < 2) return said;
  const reads = times.map((text) => ({ text, read: settle(resolveWhen(text, when)) }));
  const begins = instantOf(start, zone);
  const [old, ...both] = reads.filter(
    ({ read }) =>
      read.kind === 'interval' &&
      read.dateSaid &&
      !read.range &&
      begins >= read.start.epochMilliseconds &&
      begins < read.end.epochMilliseconds,
  );
  const isElsewhere = reads.some(
    ({ text, read }) =>
      text !== old?.text && (read.kind === 'instant' || read.kind === 'interval') && read.dateSaid,
  );
  if (!old || both.length > 0 || !isElsewhere) return said;
  return new Slots(
    slots
      .list()
      .map((slot) => (slot.role === 'time' && slot.text === old.text ? { ...slot, role: 'old_time' } : slot)),
  );
}

/** 'The day after, Wednesday the 25th': of what is said twice, the date. */
export function withApposition(slots: Slots, when: WhenContext): Slots {
  const [counted, date, ...more] = slots.joined('time')?.split(/\s*,\s*/) ?? [];
  if (!counted || !date || more.length > 0 || !isRelativeToSpokenTime(counted)) return slots;
  const read = resolveWhen(date, when);
  const isDate = unreadWords(date, when).length === 0 && 'dateSaid' in read && read.dateSaid;
  if (!isDate || isRelativeToSpokenTime(date)) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: date }]);
}

/** 'From Wednesday to Friday': two days, where nothing lasts that long. */
function withDaysApart(slots: Slots, when: WhenContext): Slots {
  const days = fromTo(slots.joined('time') ?? '');
  const isDay = (text: string) => {
    const read = settle(resolveWhen(text, when));
    return read.kind === 'interval' && read.dateSaid && !read.range;
  };
  if (!days || !isDay(days.from) || !isDay(days.to)) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: days.from }, { role: 'time', text: days.to }]);
}

/** 'At five … at six', neither from the one to the other nor one instead of the other: nobody knows which. */
export const isTwoClocks = (slots: Slots, when: WhenContext): boolean => apartClocks(slots, when).length > 1;

/** 'It leaves an hour later and lands an hour later, too', 'back an hour, so it all starts 1 hr later': one shift of the whole. */
export function withoutSecondShift(said: Slots, when: WhenContext): Slots {
  const [first, ...more] = said.all('shift');
  const by = first === undefined ? undefined : shiftOf(first, when);
  const isSame = by !== undefined && more.length > 0 && more.every((words) => shiftOf(words, when) === by);
  const slots = isSame
    ? new Slots([...said.list().filter(({ role }) => role !== 'shift'), { role: 'shift', text: first ?? '' }])
    : said;
  const end = slots.joined('end');
  if (!slots.has('shift') || !end || !hasDirection(end)) return slots;
  return new Slots(slots.list().filter(({ role }) => role !== 'end'));
}

/** 'Let's say seven, same length': a number next to that is the hour. */
export function withSameLength(slots: Slots, when: WhenContext): Slots {
  // 'Start it at half four, still an hour': all of it moves.
  if (slots.has('same_length', 'length') && slots.has('start') && !slots.has('end', 'time', 'same_end'))
    return new Slots(slots.list().map((slot) => (slot.role === 'start' ? { ...slot, role: 'time' } : slot)));
  if (!slots.has('same_length') || !slots.has('length')) return slots;
  const isTimed = slots.has('time', 'start', 'shift');
  // 'Thursday's an hour and a half, Tuesday's stays an hour': only of another is the length the same.
  const isLength = slots.all('length').every((text) => resolveWhen(text, when).kind === 'duration');
  if (isLength && !isTimed) return new Slots(slots.list().filter(({ role }) => role !== 'same_length'));
  return new Slots(
    slots.list().flatMap((slot) => {
      if (slot.role !== 'length') return [slot];
      return isTimed ? [] : [{ ...slot, role: 'time' as const }];
    }),
  );
}

/** 'Make it until Tuesday': how far it goes, and not where to. */
export function untilAsEnd(slots: Slots, { when }: World): Slots {
  const words = slots.joined('time');
  if (!words || slots.has('end', 'start', 'shift')) return slots;
  const read = settle(resolveWhen(words, when));
  if (read.kind !== 'open' || read.direction !== 'until') return slots;
  return new Slots(slots.list().map(({ role, text }) => ({ role: role === 'time' ? 'end' : role, text })));
}

/**
 * 'It is on the 17th', of something in December: a day of the month alone is one of its own month. No other words fall on
 * the same day of another month when they are read from there.
 */
export function inItsMonth({ start }: EventFact, slots: Slots, when: WhenContext): WhenContext {
  const words = slots.joined('time');
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, when.zone)).toZonedDateTimeISO(
    when.zone,
  );
  const month = own.with({ day: 1 }).startOfDay().toInstant();
  if (!words || Temporal.Instant.compare(month, when.now) <= 0) return when;
  const there = { ...when, now: month };
  const [said, near] = [when, there].map((context) => {
    const read = settle(resolveWhen(words, context));
    return read.kind === 'instant'
      ? read.at
      : read.kind === 'interval' && read.dateSaid
        ? read.start
        : undefined;
  });
  const isBareDay =
    said && near && said.day === near.day && said.until(near).total({ unit: 'days', relativeTo: said }) > 27;
  return isBareDay ? there : when;
}

/**
 * 'Push it to Tuesday', of something next Monday: the Tuesday of its own week. Where that is the very day it is on, or the
 * week is this one, a weekday is the coming one.
 */
export function inItsWeek({ start }: EventFact, slots: Slots, when: WhenContext): WhenContext {
  const words = slots.joined('time');
  const [own, now] = [instantOf(start, when.zone), when.now.epochMilliseconds].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(when.zone),
  );
  if (!words || !own || !now || !namesBareWeekday(words)) return when;
  const week = own.subtract({ days: own.dayOfWeek - 1 }).startOfDay();
  return week.epochMilliseconds > now.epochMilliseconds ? { ...when, now: week.toInstant() } : when;
}

/** 'The day after instead', 'half past' count from the event itself. */
export const nearEvent = (
  { start, end }: Pick<EventFact, 'start' | 'end'>,
  { when, zone }: World,
): WhenContext => ({
  ...when,
  spoken: {
    start: Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)),
    end: Temporal.Instant.fromEpochMilliseconds(instantOf(end, zone)),
  },
});
