import { eventInterval, MINUTE } from '@catch/scheduling';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';
import type { CalendarEvent } from '../../calendar/index.ts';

export const upcomingOf = (event: CalendarEvent, minutesBefore: number, zone: string): UpcomingEvent => {
  const { start } = eventInterval(event, zone);
  return {
    event_id: event.id,
    title: event.title ?? null,
    start: new Date(start).toISOString(),
    due: new Date(start - minutesBefore * MINUTE).toISOString(),
  };
};

export interface Search {
  readonly events: readonly CalendarEvent[];
  readonly matchesWords: (event: CalendarEvent) => boolean;
  readonly minutesBefore: number;
  readonly zone: string;
  readonly now: Date;
  /** Occurrences that were already announced. */
  readonly announced: ReadonlySet<string>;
  /**
   * What was known before: an event that has begun in the meantime is still announced, late, if it should have been.
   */
  readonly known: readonly UpcomingEvent[];
  /** What was due up to then was missed while it was paused, and is not caught up on. */
  readonly announceFrom: Date | null;
  readonly occurrenceOf: (event: UpcomingEvent) => string;
}

/** The events still to be announced, soonest first. All-day events have no start to be early for. */
export function findUpcoming(search: Search): UpcomingEvent[] {
  const { events, matchesWords, minutesBefore, zone, now, announced, announceFrom, occurrenceOf } = search;
  const known = new Set(search.known.map(occurrenceOf));
  return events
    .filter((event) => event.start.kind !== 'date' && event.ownResponse !== 'declined' && matchesWords(event))
    .map((event) => upcomingOf(event, minutesBefore, zone))
    .filter((one) => {
      const occurrence = occurrenceOf(one);
      if (announced.has(occurrence)) return false;
      if (known.has(occurrence)) return true;
      return new Date(one.start) > now && (announceFrom === null || new Date(one.due) > announceFrom);
    })
    .sort((left, right) => left.due.localeCompare(right.due) || left.event_id.localeCompare(right.event_id));
}
