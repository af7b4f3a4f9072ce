import { findWhen, readWhen, type WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';

/**
 * A model may shorten 'departs 12:00, lands 15:00 New York time' to '12:00 to 15:00 New York time', which is another
 * time. So where the person gave the two ends separately, and a zone with the second alone, one clock for both is not
 * theirs.
 */
export function isOnTwoClocks(words: string, own: string | undefined, context: WhenContext): boolean {
  const { when } = readWhen(words, context);
  if (!own || when.kind !== 'interval' || !when.range || when.allDay) return false;
  const { zone, start, end } = when;
  if (zone === undefined || zone === context.zone) return false;
  const points = findWhen(own, context).flatMap(({ when: one }) => (one.kind === 'instant' ? [one] : []));
  const begins = clockOf(start.withTimeZone(zone));
  const ends = clockOf(end.withTimeZone(zone));
  return (
    points.some((one) => one.zone === undefined && clockOf(one.at) === begins) &&
    points.some((one) => one.zone !== undefined && clockOf(one.at.withTimeZone(one.zone)) === ends)
  );
}

const clockOf = (time: Temporal.ZonedDateTime): string =>
  time.toPlainTime().toString({ smallestUnit: 'minute' });
