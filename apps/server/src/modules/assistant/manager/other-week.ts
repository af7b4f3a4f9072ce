import { instantOf, type Moment } from '@catch/scheduling';
import { resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type SaidSlot, Slots } from './slots.ts';
import type { World } from './world.ts';

/**
 * 'No, next week', of something on Friday: the Friday of that week. 'Next Friday, I mean', of something this
 * Friday: the one after, because it already is on the other day that may be meant.
 */
export function inOtherWeek(slots: Slots, start: Moment | undefined, { when, zone }: World): Slots {
  const words = slots.joined('time');
  const read = words && start ? resolveWhen(words, when) : undefined;
  if (!read || !start || slots.has('shift', 'old_time', 'set')) return slots;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone))
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const day = dayOfWeek(read, own) ?? otherDay(read, own);
  if (!day) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time');
  const said: SaidSlot = { role: 'time', text: `on ${day}` };
  return new Slots([...others, said]);
}

/** Its own weekday, in the week that was named. */
function dayOfWeek(read: When, own: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (read.kind !== 'interval' || read.grain !== 'week' || read.range) return undefined;
  const monday = read.start.toPlainDate();
  return monday.add({ days: (own.dayOfWeek - monday.dayOfWeek + 7) % 7 });
}

/** Of two days that may be meant, the one it is not on yet. */
function otherDay(read: When, own: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const options = read.kind === 'ambiguous' ? read.options : [];
  const days = options.flatMap((one) =>
    one.kind === 'interval' && one.allDay && !one.range ? [one.start.toPlainDate()] : [],
  );
  const [other, ...more] = days.filter((day) => !day.equals(own));
  return days.length === options.length && days.length > 1 && more.length === 0 ? other : undefined;
}
