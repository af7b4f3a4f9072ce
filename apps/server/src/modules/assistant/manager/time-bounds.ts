import { DAY, instantOf } from '@catch/scheduling';
import {
  bareEnd,
  resolveWhen,
  saysHalfOfDay,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { EventFact } from '../values/values.ts';
import { Slots } from './slots.ts';
import { atInstant } from './time-in-words.ts';
import { clocksIn, settle, shiftOf } from './times.ts';
import type { World } from './world.ts';

/** Time, start and end of an existing event, each put where it belongs. */
export const withBoundsTogether = (said: Slots, when: WhenContext): Slots =>
  startOnDay(fromAsStart(overNight(withoutEchoOfEnd(withPartOfEnd(said, when), when), when), when), when);

/** 'Until four, at night': the part of the day belongs to the end. */
function withPartOfEnd(slots: Slots, when: WhenContext): Slots {
  const [end, part] = [slots.joined('end'), slots.joined('time')];
  const read = part ? resolveWhen(part, when) : undefined;
  if (!end || !part || read?.kind !== 'interval' || read.grain !== 'part-of-day' || read.dateSaid)
    return slots;
  const both = `${end} ${part}`;
  const until = settle(resolveWhen(both, when));
  const isEnd = clockOf(until) !== undefined && unreadWords(both, when).length === 0;
  if (!isEnd) return slots;
  const others = slots.list().filter(({ role }) => role !== 'end' && role !== 'time');
  return new Slots([...others, { role: 'end', text: both }]);
}

/** 'It stops at ten to two, I mean at 01:50': one end, said twice. */
function withoutEchoOfEnd(slots: Slots, when: WhenContext): Slots {
  const [end, time] = [slots.joined('end'), slots.joined('time')];
  const [until, at] = [end, time].map((words) => (words ? settle(resolveWhen(words, when)) : undefined));
  const isDated = at && 'dateSaid' in at && at.dateSaid;
  if (!until || !at || isDated) return slots;
  const [last, same] = [clockOf(until), clockOf(at)];
  if (!last || !same || !last.toPlainTime().equals(same.toPlainTime())) return slots;
  return new Slots(slots.list().filter(({ role }) => role !== 'time'));
}

/** 'On Saturday at eight, till ten past twelve': from the evening into the night. */
function overNight(slots: Slots, when: WhenContext): Slots {
  const [time, end] = [slots.joined('time'), slots.joined('end')];
  if (!time || !end || !saysHalfOfDay(end) || slots.has('start', 'shift')) return slots;
  const both = `${time} until ${bareEnd(end)}`;
  const read = settle(resolveWhen(both, when));
  const isStretch = read.kind === 'interval' && read.range && !read.allDay;
  if (!isStretch || clockOf(settle(resolveWhen(time, when))) === undefined) return slots;
  if (unreadWords(both, when).length > 0) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'end');
  return new Slots([...others, { role: 'time', text: both }]);
}

/** 'From eight, till midnight': where it begins, and where it ends. */
function fromAsStart(slots: Slots, when: WhenContext): Slots {
  const words = slots.joined('time');
  const read = words && slots.has('end') ? resolveWhen(words, when) : undefined;
  const isHour = read?.kind === 'open' && read.direction === 'from' && !read.dateSaid && clockOf(read);
  if (!isHour || slots.has('start', 'shift')) return slots;
  return new Slots(slots.list().map((slot) => (slot.role === 'time' ? { ...slot, role: 'start' } : slot)));
}

/** 'On Friday, starting at one': a start on another day moves the whole event. */
function startOnDay(slots: Slots, when: WhenContext): Slots {
  const [day, start] = [slots.joined('time'), slots.joined('start')];
  const read = day ? settle(resolveWhen(day, when)) : undefined;
  const isDay = read?.kind === 'interval' && read.dateSaid && read.allDay && !read.range;
  const both = `${day} ${start}`;
  if (!start || !isDay || unreadWords(both, when).length > 0) return slots;
  const at = clockOf(settle(resolveWhen(both, when)));
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'start');
  return at ? new Slots([...others, { role: 'time', text: at.toString() }]) : slots;
}

const clockOf = (when: When) => {
  if (!('grain' in when) || (when.grain !== 'hour' && when.grain !== 'minute')) return undefined;
  if (when.kind === 'instant' || when.kind === 'open') return when.at;
  return when.kind === 'deadline' ? when.by : undefined;
};

/** 'Half an hour later, so at half past nine': one new time, said twice. */
export function withoutShiftedTo({ start }: EventFact, slots: Slots, { when, zone }: World): Slots {
  const [words, shift] = [slots.joined('time'), slots.joined('shift')];
  const by = shift && start.kind === 'timed' ? shiftOf(shift, when) : undefined;
  if (!words || by === undefined) return slots;
  const there = atInstant(instantOf(start, zone) + by)
    .toZonedDateTimeISO(zone)
    .toPlainTime();
  if (!clocksIn(words, when).some((clock) => clock.equals(there))) return slots;
  return new Slots(slots.list().filter(({ role }) => role !== 'time'));
}

/** 'A week later, at three': moved by that many days, then to that hour. */
export function withoutDayShift(
  slots: Slots,
  when: WhenContext,
): { readonly by: number; readonly rest: Slots } | undefined {
  const words = slots.joined('shift');
  const by = words ? shiftOf(words, when) : undefined;
  const time = slots.joined('time');
  const read = time ? settle(resolveWhen(time, when)) : undefined;
  const isHour = (read?.kind === 'instant' || (read?.kind === 'interval' && read.range)) && !read.dateSaid;
  if (by === undefined || by === 0 || by % DAY !== 0 || !isHour) return undefined;
  return { by, rest: new Slots(slots.list().filter(({ role }) => role !== 'shift')) };
}
