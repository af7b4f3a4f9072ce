import { DAY, MINUTE, type Moment, parseDate, SECOND, zoneOf } from '@catch/scheduling';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

// Times here are 'local milliseconds': what a UTC clock would show for the same reading. Spelled out by us: what `Intl`
// writes differs between versions, and receipts are compared by tests and people. Every line of a long list is said
// this way, and the instructions of every step; Temporal would take ten times as long.

const dateOf = (local: number): string => {
  const date = new Date(local);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (local: number): string => {
  const date = new Date(local);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
};
const dayOf = (local: number): number => Math.floor(local / DAY);

/** 'Thursday 19 November 2026, 15:00'. */
export const sayMoment = (at: number, zone: string): string => {
  const local = zoneOf(zone).toLocal(at);
  return `${dateOf(local)}, ${clockOf(local)}`;
};

/** 'Thursday 19 November 2026, 15:00 (Europe/Madrid)': weekday, date, time and zone, always. */
export const sayInstant = (at: number, zone: string): string => `${sayMoment(at, zone)} (${zone})`;

/** 'Thursday 19 November 2026, 15:00–16:00 (Europe/Madrid)', or whole days without a zone. */
export function sayRange(start: Moment, end: Moment, zone: string): string {
  const toLocal = (at: number): number => zoneOf(zone).toLocal(at);
  if (start.kind === 'date' || end.kind === 'date') {
    const first = start.kind === 'date' ? parseDate(start.date) : dayOf(toLocal(start.at));
    const last = end.kind === 'date' ? parseDate(end.date) - 1 : dayOf(toLocal(end.at));
    return first >= last
      ? `${dateOf(first * DAY)}, all day`
      : `${dateOf(first * DAY)} to ${dateOf(last * DAY)}, all day`;
  }
  if (start.at === end.at) return sayInstant(start.at, zone);
  const [from, to] = [toLocal(start.at), toLocal(end.at)];
  return dayOf(from) === dayOf(to)
    ? `${dateOf(from)}, ${clockOf(from)}–${clockOf(to)} (${zone})`
    : `${dateOf(from)}, ${clockOf(from)} to ${dateOf(to)}, ${clockOf(to)} (${zone})`;
}

/** '2026-11-15T10:00:00+01:00[Europe/Madrid]', to the second, as Temporal reads and writes it. */
export function writeInstant(at: number, zone: string): string {
  const rounded = Math.floor((at + SECOND / 2) / SECOND) * SECOND;
  const offset = zoneOf(zone).offsetAt(rounded);
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const reading = new Date(rounded + offset).toISOString().slice(0, -'.000Z'.length);
  return `${reading}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}[${zone}]`;
}
