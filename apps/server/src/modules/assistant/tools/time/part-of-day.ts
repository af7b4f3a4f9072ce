import type { When, WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { at, type FixedTime, fixed, type Length } from './event-time-kinds.ts';

const EACH_DAY = /\b(?:mornings|afternoons|evenings)\b/i;

/** 'My mornings next week' are all of them, one after another: a short series. */
export function everyDayOf(
  { windows }: Extract<When, { kind: 'windows' }>,
  words: string,
  { said }: Length,
  { zone, workingHours }: WhenContext,
): FixedTime | undefined {
  const [first] = windows;
  if (!first || windows.length < 2 || !EACH_DAY.test(words)) return undefined;
  const isDaily = windows.every(
    ({ start }, index) => start.toPlainDate().since(first.start.toPlainDate()).days === index,
  );
  if (!isDaily) return undefined;
  const [start, end] = properHours(first, workingHours?.start);
  return fixed(at(start, zone), at(said === undefined ? end : start.add({ milliseconds: said }), zone), [
    `RRULE:FREQ=DAILY;COUNT=${windows.length}`,
  ]);
}

/** Somebody who is off is off all the while. */
const AWAY = /^(?:out of office|off|away|day off|time off|leave)$/i;

export const isAway = (title: string | undefined): boolean => AWAY.test(title ?? '');

/** A part of the day as people keep it free: nobody's morning begins at midnight, nor does an afternoon end at seven. */
export function properHours(
  { start, end }: { readonly start: Temporal.ZonedDateTime; readonly end: Temporal.ZonedDateTime },
  opens = '09:00',
): readonly [from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime] {
  const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString({ smallestUnit: 'minute' });
  const closes = end.hour === 0 ? '22:00' : end.hour === 19 ? '18:00' : clock(end);
  return [start.withPlainTime(start.hour < 8 ? opens : clock(start)), start.withPlainTime(closes)];
}
