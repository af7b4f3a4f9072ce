import { addDays, type Moment } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';

const day = (date: Temporal.PlainDate): string =>
  date.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = (time: Temporal.ZonedDateTime): string =>
  time.toPlainTime().toString({ smallestUnit: 'minute' });
const zoned = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** 'Thursday 19 November 2026, 15:00 (Europe/Madrid)': weekday, date, time and zone, always. */
export function sayInstant(at: number, zone: string): string {
  const local = zoned(at, zone);
  return `${day(local.toPlainDate())}, ${clock(local)} (${zone})`;
}

/** 'Thursday 19 November 2026, 15:00–16:00 (Europe/Madrid)', or whole days without a zone. */
export function sayRange(start: Moment, end: Moment, zone: string): string {
  if (start.kind === 'date' || end.kind === 'date') {
    const first = Temporal.PlainDate.from(start.kind === 'date' ? start.date : dateOf(start.at, zone));
    const last = Temporal.PlainDate.from(end.kind === 'date' ? addDays(end.date, -1) : dateOf(end.at, zone));
    return Temporal.PlainDate.compare(first, last) >= 0
      ? `${day(first)}, all day`
      : `${day(first)} to ${day(last)}, all day`;
  }
  const from = zoned(start.at, zone);
  const to = zoned(end.at, zone);
  if (start.at === end.at) return sayInstant(start.at, zone);
  return from.toPlainDate().equals(to.toPlainDate())
    ? `${day(from.toPlainDate())}, ${clock(from)}–${clock(to)} (${zone})`
    : `${day(from.toPlainDate())}, ${clock(from)} to ${day(to.toPlainDate())}, ${clock(to)} (${zone})`;
}

const dateOf = (at: number, zone: string): string => zoned(at, zone).toPlainDate().toString();
