import { quote, SchedulingError } from '../errors.ts';
import { DAY, dayNumber, daysInMonth, formatDate } from './civil.ts';
import { zoneOf } from './zone.ts';

/** A point on the time line, remembered with the zone it was meant in. */
export interface TimedMoment {
  readonly kind: 'timed';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly zone: string;
}

/** A calendar date without a time; where it begins depends on who looks. Never converted through UTC. */
export interface DateMoment {
  readonly kind: 'date';
  /** `yyyy-mm-dd` */
  readonly date: string;
}

export type Moment = TimedMoment | DateMoment;

export function timed(at: number, zone: string): TimedMoment {
  return { kind: 'timed', at, zone };
}

export function onDate(date: string): DateMoment {
  parseDate(date);
  return { kind: 'date', date };
}

/** `yyyy-mm-dd` as a day number; anything else, 30 February included, is a typed error. */
export function parseDate(text: string): number {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (found !== null) {
    const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
    if (month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)) {
      return dayNumber(year, month, day);
    }
  }
  throw new SchedulingError('invalid-date', `Not a calendar date: ${quote(text)}`);
}

export interface CalendarTime {
  readonly date?: string | null | undefined;
  readonly dateTime?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
}

/**
 * A moment from what calendars give: `{ date }` for all-day, `{ dateTime, timeZone? }` otherwise. Without
 * an offset in `dateTime` the wall clock of `timeZone`, or else of `fallbackZone`, is meant.
 */
export function momentFrom(time: CalendarTime, fallbackZone: string): Moment {
  if (typeof time.date === 'string') return onDate(time.date);
  if (typeof time.dateTime !== 'string')
    throw new SchedulingError('invalid-date', 'Neither date nor dateTime');
  const zone = time.timeZone ?? fallbackZone;
  return { kind: 'timed', at: parseDateTime(time.dateTime, zone), zone: zoneOf(zone).id };
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?([Zz]|[+-]\d{2}:?\d{2})?$/;

/** RFC 3339 text, with or without offset, as an instant. */
export function parseDateTime(text: string, zone: string): number {
  const found = DATE_TIME.exec(text);
  const hour = Number(found?.[2]);
  const minute = Number(found?.[3]);
  const second = Number(found?.[4] ?? 0);
  if (found?.[1] === undefined || hour > 23 || minute > 59 || second > 60) {
    throw new SchedulingError('invalid-date', `Not a date and time: ${quote(text)}`);
  }
  const millis = Number((found[5] ?? '').slice(0, 3).padEnd(3, '0'));
  const clock = (hour * 3600 + minute * 60 + Math.min(second, 59)) * 1000 + millis;
  const local = parseDate(found[1]) * DAY + clock;
  const offset = found[6];
  if (offset === undefined) return zoneOf(zone).toInstant(local);
  if (offset === 'Z' || offset === 'z') return local;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return local - (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Where a moment lies on the time line for somebody in `zone`: a date begins at that zone's first instant of the day. */
export function instantOf(moment: Moment, zone: string): number {
  return moment.kind === 'timed' ? moment.at : startOfDay(parseDate(moment.date), zone);
}

/** First instant of a day. Where midnight is skipped by a gap this is the first instant after it. */
export function startOfDay(dayNo: number, zone: string): number {
  return zoneOf(zone).toInstant(dayNo * DAY);
}

/** The calendar date at an instant in a zone, as a day number. */
export function dayAt(instant: number, zone: string): number {
  return Math.floor(zoneOf(zone).toLocal(instant) / DAY);
}

/** A date moved by whole days. */
export function addDays(date: string, days: number): string {
  return formatDate(parseDate(date) + days);
}
