import { instantOf, isKnownZone, type Moment, parseDate, parseDateTime, zoneOf } from '@catch/scheduling';
import { invalid, required } from '../google-error.ts';

/** Start or end as stored: a date, or an instant in UTC with the zone in which it was meant. */
export type StoredTime = { readonly date: string } | { readonly dateTime: string; readonly timeZone: string };

/** What Google sends out. */
export type WireTime = { date: string } | { dateTime: string; timeZone?: string };

const OFFSET = /([Zz]|[+-]\d{2}:?\d{2})$/;

const parses = (parse: () => number): number | undefined => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

/** Seconds precision: Google drops what is finer. */
const utcText = (instant: number): string =>
  `${new Date(Math.floor(instant / 1000) * 1000).toISOString().slice(0, 19)}Z`;

/** Checks a start or end as Google does and brings it into the stored form. */
export const storeTime = (input: unknown, which: 'start' | 'end', calendarZone: string): StoredTime => {
  if (typeof input !== 'object' || input === null) throw required(`Missing ${which} time.`);
  const { date, dateTime, timeZone } = input as { date?: unknown; dateTime?: unknown; timeZone?: unknown };
  const hasDate = date !== undefined && date !== null;
  const hasDateTime = dateTime !== undefined && dateTime !== null;
  if (!hasDate && !hasDateTime) throw required(`Missing ${which} time.`);
  if (hasDate && hasDateTime) throw invalid(`Invalid ${which} time.`);
  if (hasDate) {
    if (typeof date !== 'string' || parses(() => parseDate(date)) === undefined) {
      throw invalid(`Invalid value for: Invalid format: "${String(date)}"`);
    }
    return { date };
  }
  if (
    timeZone !== undefined &&
    timeZone !== null &&
    !(typeof timeZone === 'string' && isKnownZone(timeZone))
  ) {
    throw invalid(`Invalid time zone definition for ${which} time.`);
  }
  const zone = typeof timeZone === 'string' ? timeZone : undefined;
  if (typeof dateTime !== 'string') throw invalid(`Invalid ${which} time.`);
  if (zone === undefined && !OFFSET.test(dateTime))
    throw required(`Missing time zone definition for ${which} time.`);
  const at = parses(() => parseDateTime(dateTime, zone ?? 'UTC'));
  if (at === undefined || !dateTime.includes('T'))
    throw invalid(`Invalid value for: Invalid format: "${dateTime}"`);
  return { dateTime: utcText(at), timeZone: zone ?? calendarZone };
};

export const isAllDay = (time: StoredTime): time is { readonly date: string } => 'date' in time;

export const toMoment = (time: StoredTime): Moment =>
  isAllDay(time)
    ? { kind: 'date', date: time.date }
    : { kind: 'timed', at: Date.parse(time.dateTime), zone: time.timeZone };

/** Where a time lies for a calendar in `zone`. */
export const instantOfTime = (time: StoredTime, zone: string): number => instantOf(toMoment(time), zone);

export const timeAt = (instant: number, timeZone: string): StoredTime => ({
  dateTime: utcText(instant),
  timeZone,
});

/** RFC 3339 as a clock in `zone` shows it. */
export const formatInstant = (instant: number, zone: string): string => {
  const offset = zoneOf(zone).offsetAt(instant);
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  if (offset === 0) return `${local}Z`;
  const minutes = Math.abs(Math.trunc(offset / 60_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

export const renderTime = (time: StoredTime, zone: string): WireTime =>
  isAllDay(time)
    ? { date: time.date }
    : { dateTime: formatInstant(Date.parse(time.dateTime), zone), timeZone: time.timeZone };

/** The part of an instance's id after the underscore: 20261115T090000Z, or 20261115 for all-day series. */
export const stampOf = (time: StoredTime): string =>
  isAllDay(time) ? time.date.replaceAll('-', '') : time.dateTime.replaceAll(/[-:]/g, '');

/** RFC 3339 with the offset that Google insists on, for parameters such as timeMin. */
export const parseBound = (text: string): number | undefined =>
  OFFSET.test(text) && /[Tt]/.test(text) ? parses(() => parseDateTime(text, 'UTC')) : undefined;
