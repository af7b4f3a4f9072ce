import { HOUR, type Interval, merge } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';

/** Two beginnings nearer than that, with nothing between them, are one choice. */
const APART = 2 * HOUR;

/**
 * A few of many, from as many days as there are: five half hours of one morning are one choice and not five. Best first
 * they come in, in order of time they go out.
 */
export function spreadOverDays<T extends Interval>(slots: readonly T[], zone: string, most: number): T[] {
  const days = new Map<string, T[]>();
  for (const slot of apart(slots)) {
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

/** Of each stretch without a gap only what does not lie close to a better one. */
function apart<T extends Interval>(slots: readonly T[]): T[] {
  const stretches = merge(slots);
  const stretchOf = ({ start }: Interval) =>
    stretches.findIndex((stretch) => stretch.start <= start && start < stretch.end);
  const chosen: T[] = [];
  for (const slot of slots) {
    const isNear = (other: T) =>
      Math.abs(other.start - slot.start) < APART && stretchOf(other) === stretchOf(slot);
    if (!chosen.some(isNear)) chosen.push(slot);
  }
  return chosen;
}
