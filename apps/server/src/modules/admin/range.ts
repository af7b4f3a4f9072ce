import { DAY, formatDate, parseDate, parseDateTime, SchedulingError } from '@catch/scheduling';
import { AppError } from '../../platform/errors.ts';

export interface RangeQuery {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Half-open; an absent bound is open. */
export interface Range {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** decisions.md: a date or RFC 3339; a bare end date is inclusive, an end time exclusive; no offset means UTC. */
export function adminRange(query: RangeQuery): Range {
  const from = query.start_date === undefined ? undefined : instant('start_date', query.start_date, 0);
  const to = query.end_date === undefined ? undefined : instant('end_date', query.end_date, DAY);
  if (from && to && to <= from) throw new AppError('invalid', 'end_date: must be after start_date');
  return { from: from && withinTheCalendar(from), to: to && withinTheCalendar(to) };
}

/** One day past either end of the calendar: days are counted from here, and the next one must have a name, too. */
const EARLIEST = Date.parse('0001-01-03T00:00:00Z');
const LATEST = Date.parse('9999-12-29T00:00:00Z');
const withinTheCalendar = (at: Date): Date => new Date(Math.min(Math.max(at.getTime(), EARLIEST), LATEST));

function instant(field: keyof RangeQuery, text: string, wholeDay: number): Date {
  const offset = /[+-](\d{2}):?(\d{2})$/.exec(text.slice(10));
  if (offset && (Number(offset[1]) > 18 || Number(offset[2]) > 59))
    throw new AppError('invalid', `${field}: has no valid offset`);
  try {
    const at = text.length > 10 ? parseDateTime(text, 'UTC') : parseDate(text) * DAY + wholeDay;
    const found = new Date(at);
    const year = found.getUTCFullYear();
    // '9999-12-31' ends with the first moment of the year after.
    if (year >= 1 && year <= 10_000) return found;
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error;
    throw new AppError('invalid', `${field}: is not a date that exists`, { cause: error });
  }
  throw new AppError('invalid', `${field}: must lie between the years 1 and 9999`);
}

/** The range in whole UTC days and what is left over at its two ends, all disjoint. */
export interface SplitRange {
  /** Half-open; undefined is open. */
  readonly firstDay: string | undefined;
  readonly lastDay: string | undefined;
  readonly edges: readonly { readonly from: Date; readonly to: Date }[];
}

export function splitRange({ from, to }: Range): SplitRange {
  const first = from && Math.ceil(from.getTime() / DAY);
  const last = to && Math.floor(to.getTime() / DAY);
  if (from && to && first !== undefined && last !== undefined && first > last)
    return { firstDay: formatDate(first), lastDay: formatDate(first), edges: [{ from, to }] };
  const edges: { from: Date; to: Date }[] = [];
  if (from && first !== undefined && from.getTime() < first * DAY)
    edges.push({ from, to: new Date(first * DAY) });
  if (to && last !== undefined && last * DAY < to.getTime()) edges.push({ from: new Date(last * DAY), to });
  return {
    firstDay: first === undefined ? undefined : formatDate(first),
    lastDay: last === undefined ? undefined : formatDate(last),
    edges,
  };
}

export const dayOf = (at: Date): string => formatDate(Math.floor(at.getTime() / DAY));

/** From the first to the last calendar day that the range touches, both counted; never less than one. */
export function calendarDays(range: Range, firstMessage: string | undefined, now: Date): number {
  const first = range.from ? dayOf(range.from) : firstMessage;
  if (first === undefined) return 1;
  const last = range.to ? dayOf(new Date(range.to.getTime() - 1)) : dayOf(now);
  return Math.max(1, parseDate(last) - parseDate(first) + 1);
}
