import { gaps, type Interval } from '../intervals.ts';
import { weeklyIntervals } from '../working-hours.ts';
import type { WeeklyTime } from './types.ts';

/** A weekly time on the time line, inside a window. */
export function whenever(when: WeeklyTime, window: Interval): Interval[] {
  const ranges = [{ from: when.from ?? '00:00', to: when.to ?? '24:00' }];
  const chosen = when.weekdays === undefined ? undefined : new Set(when.weekdays);
  return weeklyIntervals(
    when.zone,
    (weekday) => (chosen === undefined || chosen.has(weekday) ? ranges : []),
    window,
  );
}

export function exceptWhenever(when: WeeklyTime, window: Interval): Interval[] {
  return gaps(window, whenever(when, window));
}
