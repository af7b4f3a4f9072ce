import { instantOf } from '@catch/scheduling';
import { isRelativeToSpokenTime, resolveWhen } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import type { ReminderFact } from '../../values/values.ts';
import { onThatDay } from '../on-wished-day.ts';
import { atInstant } from '../time-in-words.ts';
import { settle } from '../times.ts';
import type { World } from '../world.ts';

/**
 * 'The day after instead' counts from its own day, 'can wait till Friday' means Friday; both keep its hour.
 */
export function countedFromIt({ cron, next }: ReminderFact, words: string, { when, zone }: World) {
  if (cron || !next) return undefined;
  const own = atInstant(instantOf(next, zone)).toZonedDateTimeISO(zone);
  const spoken = { start: own.startOfDay().toInstant(), end: own.startOfDay().add({ days: 1 }).toInstant() };
  const read = resolveWhen(words, isRelativeToSpokenTime(words) ? { ...when, spoken } : when);
  if (read.kind === 'open' && read.direction === 'until' && read.grain === 'day')
    return onDay(read.at.subtract({ minutes: 1 }), own);
  const isDay = read.kind === 'interval' && read.allDay && !read.range && read.grain === 'day';
  return isDay && isRelativeToSpokenTime(words) ? onDay(read.start, own) : undefined;
}

const onDay = (day: Temporal.ZonedDateTime, own: Temporal.ZonedDateTime): string =>
  day.withPlainTime(own.toPlainTime()).toString();

/** 'First thing', 'in the evening', of one on Friday: on Friday. Of one today they count from now. */
export function onItsDay(words: string, own: Temporal.ZonedDateTime, world: World): string | undefined {
  if (own.startOfDay().epochMilliseconds <= world.now) return undefined;
  const dated = onThatDay(words, own.toPlainDate(), world);
  const there = dated ? settle(resolveWhen(dated, world.when)) : undefined;
  const at =
    there?.kind === 'interval'
      ? (there.likely ?? there.start)
      : there?.kind === 'instant' || there?.kind === 'open'
        ? there.at
        : undefined;
  return at && at.epochMilliseconds > world.now ? dated : undefined;
}
