import { DAY, instantOf } from '@catch/scheduling';
import { bareEnd, isDigital, resolveWhen, saysHalfOfDay, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { resolveDirectedShift } from '../tools/time/resolve-duration.ts';
import type { EventFact } from '../values/values.ts';
import { clockNear, settle } from './times.ts';

/** Where an event's new start or end is: at a time of day, or so much earlier or later than before. */
export const bound = (
  event: EventFact,
  was: number,
  words: string,
  when: WhenContext,
): number | undefined => {
  const shift = resolveDirectedShift(words, when);
  if (shift !== undefined) return was + shift;
  // 'Starts at 7 instead of 6': in the half of the day in which it is.
  const own = Temporal.Instant.fromEpochMilliseconds(was).toZonedDateTimeISO(when.zone);
  const read = resolveWhen(words, when);
  const clock =
    read.kind === 'ambiguous' || ((read.kind === 'instant' || read.kind === 'open') && !read.dateSaid)
      ? // 'Till eight', of what ends at seven in the morning.
        clockNear(bareEnd(words), own.toPlainTime(), when)
      : undefined;
  return clock ? own.withPlainTime(clock).epochMilliseconds : clockOn(event, words, when);
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

/**
 * 'Until a quarter to nine' is in the evening, if it begins then; 'until ten past twelve at night' is after
 * it.
 */
export function behind(start: number, until: number, words: string, zone: string): number {
  if (until > start) return until;
  const half = until + DAY / 2;
  if (half > start && !saysHalfOfDay(words) && !isDigital(words)) return half;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(zone);
  return hour < NIGHT_ENDS ? until + DAY : until;
}
const NIGHT_ENDS = 6;
