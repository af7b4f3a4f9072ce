import { Temporal } from 'temporal-polyfill';
import type { ShownEvent } from './shown-event.ts';

// The interface speaks English (product-spec) and the grid reads 07:00 to 22:00: 24 hours.
const at = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const clock = at({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const longDay = at({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayYear = at({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const stamp = at({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const asUtc = (wall: Temporal.PlainDateTime): number => wall.toZonedDateTime('UTC').epochMilliseconds;

export interface EventTime {
  /** '09:00 – 10:30', '09:00', 'All day', or with days when it spans several. */
  readonly short: string;
  /** 'Tuesday 10 March 2026, 09:00 – 10:30' */
  readonly long: string;
  /** Only where it begins: '09:00'. */
  readonly begin: string;
}

/** How an event's time reads in the calendar owner's zone. */
export function eventTime(shown: ShownEvent, zone: string): EventTime {
  try {
    return shown.allDay ? allDayTime(shown) : timedTime(shown, zone);
  } catch {
    const text = `${shown.event.start} – ${shown.event.end}`;
    return { short: text, long: text, begin: shown.event.start };
  }
}

function allDayTime({ event }: ShownEvent): EventTime {
  const first = Temporal.PlainDate.from(event.start);
  const end = Temporal.PlainDate.from(event.end);
  const last = Temporal.PlainDate.compare(end, first) > 0 ? end.subtract({ days: 1 }) : first;
  const day = (date: Temporal.PlainDate, format: Intl.DateTimeFormat) =>
    format.format(asUtc(date.toPlainDateTime()));
  const long = first.equals(last)
    ? `${day(first, longDayYear)}, all day`
    : `${day(first, longDay)} – ${day(last, longDayYear)}, all day`;
  return { short: 'All day', long, begin: 'All day' };
}

function timedTime({ event }: ShownEvent, zone: string): EventTime {
  const from = asUtc(Temporal.Instant.from(event.start).toZonedDateTimeISO(zone).toPlainDateTime());
  const to = asUtc(Temporal.Instant.from(event.end).toZonedDateTimeISO(zone).toPlainDateTime());
  const begin = clock.format(from);
  if (event.start === event.end || from === to)
    return { short: begin, long: `${longDayYear.format(from)}, ${begin}`, begin };
  const sameDay = longDayYear.format(from) === longDayYear.format(to);
  const end = clock.format(to);
  return {
    short: `${begin} – ${end}`,
    long: sameDay
      ? `${longDayYear.format(from)}, ${begin} – ${end}`
      : `${longDay.format(from)}, ${begin} – ${longDayYear.format(to)}, ${end}`,
    begin,
  };
}

/** '3 Mar 2026, 14:02', for when an event was made or changed. */
export function stampIn(instant: string, zone: string): string {
  try {
    return stamp.format(asUtc(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime()));
  } catch {
    return instant;
  }
}

/** 'Tuesday 10 March' */
export const dayName = (date: Temporal.PlainDate): string => longDay.format(asUtc(date.toPlainDateTime()));
