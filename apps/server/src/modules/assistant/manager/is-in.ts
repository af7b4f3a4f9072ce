import { DAY } from '@catch/scheduling';
import { resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { World } from './world.ts';

/** 'Tomorrow and on Friday': on those days only, none in between. */
export const isIn = (event: CalendarEvent, read: When | undefined, world: World): boolean => {
  const at = world.interval(event).start;
  // 'No training on Fridays any more': of a daily one only those.
  if (read?.kind === 'recurrence') {
    const days = /BYDAY=([A-Z,]+)/.exec(read.rrule.join(' '))?.[1]?.split(',');
    const { dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone);
    return days?.includes(DAYS[dayOfWeek - 1] ?? '') ?? true;
  }
  return (
    read?.kind !== 'windows' ||
    read.windows.some(({ start, end }) => at >= start.epochMilliseconds && at < end.epochMilliseconds)
  );
};
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The series that an event belongs to; what was just made as a series is that series itself. */
export const seriesOf = ({ id, seriesId, recurrence }: CalendarEvent): string | undefined =>
  seriesId ?? (recurrence.length > 0 ? id : undefined);

/** 'The huddle on Wednesdays', of one that is on other days as well. */
export async function isOnOtherDays(
  event: CalendarEvent,
  words: string | undefined,
  world: World,
): Promise<boolean> {
  const series = seriesOf(event);
  const read = words && series ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'recurrence') return false;
  const { start } = world.interval(event);
  const week = await world.events({ start, end: start + 7 * DAY });
  return week.some((one) => one.seriesId === series && !isIn(one, read, world));
}

/** 'Every Wednesday', of what is on Wednesdays and on no other day: all of it, unless an end was said. */
export async function isItsRhythm(
  event: CalendarEvent,
  words: string | undefined,
  world: World,
): Promise<boolean> {
  const read = words && seriesOf(event) ? resolveWhen(words, world.when) : undefined;
  if (read?.kind !== 'recurrence' || read.startSaid) return false;
  const rule = read.rrule.join(' ');
  const isPart =
    /UNTIL|COUNT|EXDATE|INTERVAL|BYMONTH|BYSETPOS/.test(rule) || !/FREQ=(?:WEEKLY|DAILY)/.test(rule);
  return !isPart && isIn(event, read, world) && !(await isOnOtherDays(event, words, world));
}
