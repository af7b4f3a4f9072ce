import { busyIntervals, freeIntervals, type Interval } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { pauseOf, timesToKeepFree, withPause } from '../preference-rules/rules-for.ts';
import { hoursOf } from '../time/when-context.ts';
import type { ToolUser } from '../tool.port.ts';
import { awakePart, type OwnSlotRequest } from './own-time.ts';

/** Shorter than that, nobody would call it time. */
const SHORTEST = 30 * 60_000;
const MOST = 10;
const [WAKES, SLEEPS] = [8, 22];

/**
 * All the free time there is, as whole stretches: 'do I have time on Thursday?' is answered by '9 to 11 and after 3', not
 * by five half hours of the morning. Within working hours where the window has any, else by day.
 */
export function freeStretches(
  events: readonly CalendarEvent[],
  user: ToolUser,
  now: number,
  windows: readonly Interval[],
  people: NonNullable<OwnSlotRequest['people']>,
  shortest = SHORTEST,
  /** Hours that were given count as given, no matter who works when. */
  isSaid = false,
): Interval[] {
  const busy = events.filter(({ start, eventType }) => start.kind === 'timed' || eventType === 'outOfOffice');
  const pause = pauseOf(user);
  const own = {
    id: user.email,
    busy: busyIntervals(busy, user.timeZone).map((one) => withPause(one, pause)),
  };
  const ahead = windows
    .map(({ start, end }) => ({ start: Math.max(start, now), end }))
    .filter(({ start, end }) => start < end);
  const search = (window: readonly Interval[], inHours: boolean): Interval[] =>
    window.length === 0
      ? []
      : freeIntervals({
          people: [inHours ? { ...own, workingHours: hoursOf(user) } : own, ...people],
          window,
          zone: user.timeZone,
          preferences: timesToKeepFree(user, undefined),
        }).filter(({ start, end }) => end - start >= shortest);
  const working = isSaid ? [] : search(ahead, true);
  const found =
    working.length > 0
      ? working
      : search(
          ahead.flatMap((window) => byDay(window, user)),
          false,
        );
  return found.slice(0, MOST);
}

/**
 * A window of less than a day ('this evening') counts whole, as far as people are up then; of days only the hours in
 * which people are up.
 */
function byDay(window: Interval, { timeZone }: ToolUser): Interval[] {
  const local = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  if (window.end - window.start < 20 * 3_600_000) return awakePart(window, timeZone);
  const days: Interval[] = [];
  for (
    let day = local(window.start).startOfDay();
    day.epochMilliseconds < window.end && days.length < MOST;
    day = day.add({ days: 1 })
  ) {
    const start = Math.max(window.start, day.withPlainTime({ hour: WAKES }).epochMilliseconds);
    const end = Math.min(window.end, day.withPlainTime({ hour: SLEEPS }).epochMilliseconds);
    if (start < end) days.push({ start, end });
  }
  return days;
}
