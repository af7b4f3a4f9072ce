import { resolveWhen } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import type { Slots } from '../slots.ts';
import { settle } from '../times.ts';
import type { World } from '../world.ts';

/** More at once were hardly meant. */
const MOST_DAYS = 7;

/**
 * 'Monday to Thursday next week at four, not Wednesday': nobody is reminded for four days on end, so it is at that hour
 * of each day.
 */
export function eachDayAtHour(words: string, slots: Slots, world: World): string[] | undefined {
  const read = settle(resolveWhen(words, world.when));
  if (read.kind !== 'interval' || !read.range || read.allDay || !isMidnight(read.start)) return undefined;
  if (isMidnight(read.end)) return undefined;
  const clock = read.end.toPlainTime();
  const days = read.start.toPlainDate().until(read.end.toPlainDate()).days;
  if (days === 0 || days >= MOST_DAYS) return undefined;
  const left = [...slots.all('except'), ...slots.all('retracted')].flatMap((text) =>
    daysOf(text, read.start, world),
  );
  return Array.from({ length: days + 1 }, (_, after) => read.start.add({ days: after }))
    .filter((day) => !left.some((one) => one.equals(day.toPlainDate())))
    .map((day) => day.withPlainTime(clock))
    .filter((at) => at.epochMilliseconds > world.now)
    .map(String);
}

const isMidnight = (at: Temporal.ZonedDateTime): boolean => at.hour === 0 && at.minute === 0;

/** 'Not Wednesday', of next week's days: the one among them. */
function daysOf(text: string, from: Temporal.ZonedDateTime, { when }: World): Temporal.PlainDate[] {
  const read = settle(resolveWhen(text, { ...when, now: from.toInstant() }));
  if (read.kind === 'windows') return read.windows.map(({ start }) => start.toPlainDate());
  return read.kind === 'interval' && read.allDay ? [read.start.toPlainDate()] : [];
}
