import { instantOf } from '@catch/scheduling';
import { resolveWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../values/values.ts';
import { Slots } from './slots.ts';
import { clocksIn, settle } from './times.ts';
import type { World } from './world.ts';

/**
 * 'Lasts until three, and starts at one as ever', 'done at ten to six, at 5:50': an hour next to the end that
 * is the present start, or repeats the end, is no new start.
 */
export function withOneEnd({ start }: EventFact, slots: Slots, { when, zone }: World): Slots {
  const [words, end] = [slots.joined('time'), slots.joined('end')];
  if (!words || !end || start.kind === 'date' || slots.has('shift', 'length', 'start')) return slots;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone))
    .toZonedDateTimeISO(zone)
    .toPlainTime();
  const ends = clockOf(end, when);
  const read = settle(resolveWhen(words, when));
  if (read.kind !== 'instant' || read.dateSaid) return slots;
  const isIdle = [...clocksIn(words, when), read.at.toPlainTime()].some(
    (clock) => clock.equals(own) || ends?.equals(clock),
  );
  return isIdle ? new Slots(slots.list().filter(({ role }) => role !== 'time')) : slots;
}

function clockOf(words: string, when: WhenContext): Temporal.PlainTime | undefined {
  const read = settle(resolveWhen(words, when));
  if (read.kind === 'instant' || read.kind === 'open') return read.at.toPlainTime();
  return read.kind === 'deadline' ? read.by.toPlainTime() : undefined;
}
