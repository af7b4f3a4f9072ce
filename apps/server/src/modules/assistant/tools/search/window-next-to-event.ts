import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';

/** 'Right after the tasting': that very time first, then what is left of that day on its side. */
export function windowNextToEvent(
  event: CalendarEvent,
  side: 'before' | 'after',
  { duration, gap, zone }: { readonly duration: number; readonly gap: number; readonly zone: string },
): { readonly first?: number; readonly window: Interval } {
  const { start, end } = eventInterval(event, zone);
  // Whole days end at midnight, which is no time to meet: on the day before or after them.
  if (event.start.kind === 'date')
    return {
      window: side === 'after' ? { start: end, end: end + DAY } : { start: start - DAY, end: start },
    };
  const midnight = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).startOfDay();
  return side === 'after'
    ? {
        first: end + gap,
        window: { start: end + gap, end: midnight.add({ days: 1 }).epochMilliseconds },
      }
    : {
        first: start - gap - duration,
        window: { start: midnight.epochMilliseconds, end: start - gap },
      };
}
