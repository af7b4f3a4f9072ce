import { addDays, type Moment } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Spelled out by us: what `Intl` writes differs between versions, and receipts are compared by tests and people. */
export const sayDate = (date: Temporal.PlainDate): string =>
  `${WEEKDAYS[date.dayOfWeek - 1]} ${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
const clock = (time: Temporal.ZonedDateTime): string =>
  time.toPlainTime().toString({ smallestUnit: 'minute' });
const zoned = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** 'Thursday 19 November 2026, 15:00 (Europe/Madrid)': weekday, date, time and zone, always. */
export function sayInstant(at: number, zone: string): string {
  const local = zoned(at, zone);
  return `${sayDate(local.toPlainDate())}, ${clock(local)} (${zone})`;
}

/** 'Thursday 19 November 2026, 15:00–16:00 (Europe/Madrid)', or whole days without a zone. */
export function sayRange(start: Moment, end: Moment, zone: string): string {
  if (start.kind === 'date' || end.kind === 'date') {
    const first = Temporal.PlainDate.from(start.kind === 'date' ? start.date : dateOf(start.at, zone));
    const last = Temporal.PlainDate.from(end.kind === 'date' ? addDays(end.date, -1) : dateOf(end.at, zone));
    return Temporal.PlainDate.compare(first, last) >= 0
      ? `${sayDate(first)}, all day`
      : `${sayDate(first)} to ${sayDate(last)}, all day`;
  }
  const from = zoned(start.at, zone);
  const to = zoned(end.at, zone);
  if (start.at === end.at) return sayInstant(start.at, zone);
  return from.toPlainDate().equals(to.toPlainDate())
    ? `${sayDate(from.toPlainDate())}, ${clock(from)}–${clock(to)} (${zone})`
    : `${sayDate(from.toPlainDate())}, ${clock(from)} to ${sayDate(to.toPlainDate())}, ${clock(to)} (${zone})`;
}

const dateOf = (at: number, zone: string): string => zoned(at, zone).toPlainDate().toString();
