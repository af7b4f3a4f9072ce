import type { Interval } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';

/**
 * A few of many, from as many days as there are: five half hours of one morning are one choice and not five. Best first
 * they come in, in order of time they go out.
 */
export function spreadOverDays<T extends Interval>(slots: readonly T[], zone: string, most: number): T[] {
  const days = new Map<string, T[]>();
  for (const slot of slots) {
    const day = Temporal.Instant.fromEpochMilliseconds(slot.start)
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString();
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const rounds = Math.max(0, ...[...days.values()].map(({ length }) => length));
  const chosen = Array.from({ length: rounds }, (_, round) =>
    [...days.values()].flatMap((ofDay) => ofDay.slice(round, round + 1)),
  ).flat();
  return chosen.slice(0, most).sort((one, other) => one.start - other.start);
}
