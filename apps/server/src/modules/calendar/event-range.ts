import {
  addDays,
  DAY,
  dayAt,
  parseDate,
  parseDateTime,
  SchedulingError,
  startOfDay,
} from '@catch/scheduling';
import { AppError } from '../../platform/errors.ts';

export interface RangeQuery {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

export interface EventRange {
  /** Epoch milliseconds, half-open. */
  readonly from: number;
  readonly to: number;
  /** The same for all-day events: the dates the range touches in the owner's zone, half-open. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Monday and Sunday of the week in which the range starts. */
  readonly weekStart: string;
  readonly weekEnd: string;
}

/**
 * What the query means in the owner's zone (decisions.md, 'Calendar'): dates or times; a bare end date is inclusive,
 * an end time exclusive; without an offset the owner's clock. A missing bound is that of the ISO week.
 */
export function eventRange(query: RangeQuery, zone: string, now: number): EventRange {
  const start = query.start_date === undefined ? undefined : readBound('start_date', query.start_date, zone);
  const end = query.end_date === undefined ? undefined : readBound('end_date', query.end_date, zone);
  const anyDay = start
    ? dayAt(start.at, zone)
    : end
      ? dayAt(end.day === undefined ? end.at - 1 : end.at, zone)
      : dayAt(now, zone);
  const from = start?.at ?? startOfDay(mondayOf(anyDay), zone);
  const to =
    end === undefined
      ? startOfDay(mondayOf(anyDay) + 7, zone)
      : end.day === undefined
        ? end.at
        : startOfDay(end.day + 1, zone);
  if (to <= from) throw invalid('end_date', 'must be after start_date');
  if (isLongerThanAYear(from, end?.at ?? to, zone))
    throw invalid('end_date', 'must be at most a year after start_date');
  const monday = mondayOf(dayAt(from, zone));
  return {
    from,
    to,
    fromDate: dateText(dayAt(from, zone)),
    toDate: dateText(dayAt(to - 1, zone) + 1),
    weekStart: dateText(monday),
    weekEnd: dateText(monday + 6),
  };
}

/** Whether both bounds are dates that exist, which needs no zone: asked before anything else is. */
export function assertDates(query: RangeQuery): void {
  for (const field of ['start_date', 'end_date'] as const)
    if (query[field] !== undefined) readBound(field, query[field], 'UTC');
}

interface Bound {
  readonly at: number;
  /** Set when a bare date was given. */
  readonly day?: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

function readBound(field: 'start_date' | 'end_date', text: string, zone: string): Bound {
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw invalid(field, `must lie between ${FIRST_YEAR} and ${LAST_YEAR}`);
  const offset = /[+-](\d{2}):?(\d{2})$/.exec(text.slice(10));
  if (offset && (Number(offset[1]) > 18 || Number(offset[2]) > 59))
    throw invalid(field, 'has no valid offset');
  try {
    if (text.length > 10) return { at: parseDateTime(text, zone) };
    const day = parseDate(text);
    return { at: startOfDay(day, zone), day };
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error;
    throw invalid(field, 'is not a date that exists', error);
  }
}

/** Compares what was said: from 1 January to 1 January is a year, also where the last day counts in full. */
function isLongerThanAYear(from: number, to: number, zone: string): boolean {
  const date = dateText(dayAt(from, zone));
  const nextYear = String(Number(date.slice(0, 4)) + 1).padStart(4, '0');
  const sameDate = date.endsWith('-02-29') ? `${nextYear}-03-01` : nextYear + date.slice(4);
  const intoDay = from - startOfDay(parseDate(date), zone);
  return to > startOfDay(parseDate(sameDate), zone) + intoDay;
}

/** Day 0 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

const dateText = (day: number): string => addDays('1970-01-01', day);

const invalid = (field: string, why: string, cause?: unknown) =>
  new AppError('invalid', `${field}: ${why}`, cause === undefined ? {} : { cause });

/** How much wider to ask where all-day events lie by another zone than the owner's. */
export const ANY_ZONE = 26 * (DAY / 24);
