import { DAY, instantOf, type Moment, onDate, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../values/values.ts';
import type { Exact } from './times.ts';

/** By so much later or earlier: a whole day by whole days only, which keep the hour of others when clocks change. */
export function shifted(moment: Moment, by: number, zone: string): Moment | undefined {
  const days = by / DAY;
  if (moment.kind === 'timed')
    return Number.isInteger(days)
      ? timed(
          Temporal.Instant.fromEpochMilliseconds(moment.at).toZonedDateTimeISO(zone).add({ days })
            .epochMilliseconds,
          zone,
        )
      : timed(moment.at + by, zone);
  return Number.isInteger(days)
    ? onDate(Temporal.PlainDate.from(moment.date).add({ days }).toString())
    : undefined;
}

/** The whole of it by so much, its length staying; undefined where that is no distance for it. */
export function shiftedBy(
  event: EventFact,
  by: number,
  zone: string,
): Pick<Exact, 'start' | 'end'> | undefined {
  const start = shifted(event.start, by, zone);
  if (!start) return undefined;
  const length = instantOf(event.end, zone) - instantOf(event.start, zone);
  const end =
    start.kind === 'date' ? shifted(event.end, by, zone) : timed(instantOf(start, zone) + length, zone);
  return end && { start, end };
}
