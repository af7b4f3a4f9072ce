import type { WorkingHours } from '@catch/scheduling';
import { officeHours, WEEKDAYS } from '@catch/scheduling';
import type { WorkingHours as UsualHours, WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { ToolContext } from '../tool.port.ts';

/** What words for time are resolved against: the user's clock, zone, habits. */
export function whenContext({
  user,
  now,
  spoken,
}: Pick<ToolContext, 'user' | 'now' | 'spoken'>): WhenContext {
  return {
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()),
    zone: user.timeZone,
    locale: user.locale,
    workingHours: usualHours(hoursOf(user)),
    ...(spoken ? { spoken: { start: atInstant(spoken.start), end: atInstant(spoken.end) } } : {}),
  };
}

const atInstant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at);

export const hoursOf = (user: Pick<ToolContext['user'], 'workingHours' | 'timeZone'>): WorkingHours =>
  user.workingHours ?? officeHours(user.timeZone);

/** One range for all working days, which is all that 'at 3' needs to know. */
export function usualHours(hours: WorkingHours): UsualHours {
  const ranges = WEEKDAYS.flatMap((weekday) => hours.week[weekday] ?? []);
  const starts = ranges.map(({ from }) => from).sort();
  // Hours that run past midnight: the part before it is what 'at 3' needs to know.
  const ends = ranges.map(({ from, to }) => (to <= from ? '23:59' : to)).sort();
  return {
    start: starts[0] ?? '09:00',
    end: ends.at(-1) ?? '17:00',
    days: WEEKDAYS.flatMap((weekday, index) => (hours.week[weekday]?.length ? [index + 1] : [])),
  };
}
