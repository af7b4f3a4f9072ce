import { DAY, formatRecurrence, type Moment, parseRecurrence, timed } from '@catch/scheduling';
import type { UserCalendars } from '../calendar.port.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { cancelledFrom } from './continue-series.ts';
import { seriesOf } from './end-series.ts';

const LOOK_BACK = 60 * DAY;

/**
 * The series of an instance, with its individually cancelled meetings written into its recurrence. Services forget
 * them when a series is moved or recreated, and cancelled meetings would be back; written down, they move along.
 */
export async function seriesWithGaps(
  calendars: UserCalendars,
  event: CalendarEvent,
): Promise<CalendarEvent | undefined> {
  const series = await seriesOf(calendars, event);
  if (!series || series.recurrence.length === 0) return series;
  const gaps = await cancelledFrom(calendars, series, since(series, event));
  if (gaps.length === 0) return series;
  const recurrence = parseRecurrence(series.recurrence);
  const written = formatRecurrence({ ...recurrence, excluded: [...recurrence.excluded, ...gaps] });
  return { ...series, recurrence: written };
}

/** Not all the years that a series may have run: what was called off long ago is of no interest. */
function since(series: CalendarEvent, event: CalendarEvent): Moment {
  if (series.start.kind === 'date' || event.start.kind === 'date') return series.start;
  return timed(Math.max(series.start.at, event.start.at - LOOK_BACK), series.start.zone);
}
