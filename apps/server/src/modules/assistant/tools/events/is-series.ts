import type { CalendarEvent } from '../../../calendar/index.ts';

/** A series itself, not one of its meetings. */
export const isSeries = ({ seriesId, recurrence }: CalendarEvent): boolean =>
  seriesId === undefined && recurrence.length > 0;
