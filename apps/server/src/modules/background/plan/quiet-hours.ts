import { dayAt, WEEKDAYS, type WorkingHours } from '@catch/scheduling';
import type { Choices } from '../../preferences/index.ts';
import { instantAt, minuteOfDay, minutesOf } from './local-clock.ts';

/** Minutes after local midnight; `from` after `to` spans midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** Said by the person, not assumed. */
  readonly isOwn: boolean;
}

/** What was said holds to the minute. What we assume gives way to the hours somebody works. */
export function quietHoursOf(choices: Choices, hours: WorkingHours): QuietHours | undefined {
  const { on } = choices.quiet;
  const isOwn = choices.own.has('quiet');
  const [from, to] = [minutesOf(choices.quiet.from), minutesOf(choices.quiet.to)];
  if (!on || from === to) return undefined;
  if (isOwn) return { from, to, isOwn };
  const worked = WEEKDAYS.flatMap((day) => hours.week[day] ?? []).map((range) => ({
    from: minutesOf(range.from),
    to: minutesOf(range.to),
  }));
  // Who works through the night has no night that we could assume.
  if (worked.some((range) => range.to <= range.from)) return undefined;
  return {
    from: Math.max(from, ...worked.map((range) => range.to)),
    to: Math.min(to, ...worked.map((range) => range.from)),
    isOwn,
  };
}

export const isQuietMinute = (minute: number, { from, to }: QuietHours): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

export const isQuiet = (at: number, zone: string, quiet: QuietHours | undefined): boolean =>
  quiet !== undefined && isQuietMinute(minuteOfDay(at, zone), quiet);

/** The first instant from `at` on that is not quiet. */
export function quietEnd(at: number, zone: string, quiet: QuietHours): number {
  const today = dayAt(at, zone);
  const end = instantAt(today, quiet.to, zone);
  return end > at ? end : instantAt(today + 1, quiet.to, zone);
}
