import { SchedulingError } from '../errors.ts';
import type { Interval } from '../intervals.ts';
import { DAY, formatDate } from '../time/civil.ts';
import { type Moment, parseDate, startOfDay } from '../time/moment.ts';
import { anchorOf, type ExpandOptions } from './expand-rule.ts';
import { expandStarts, pointOf } from './expand-starts.ts';
import type { Recurrence } from './rule.ts';

/** One changed or cancelled instance, named by when it would have begun. */
export type Override =
  | { readonly originalStart: Moment; readonly cancelled: true }
  | {
      readonly originalStart: Moment;
      readonly cancelled?: false;
      readonly start: Moment;
      readonly end: Moment;
    };

export interface Series<TOverride extends Override = Override> {
  readonly start: Moment;
  /** Exclusive; of the same kind as `start`. */
  readonly end: Moment;
  readonly recurrence: Recurrence;
  readonly overrides?: readonly TOverride[];
}

export interface SeriesInstance<TOverride extends Override = Override> extends Interval {
  /** For all-day instances the dates, end exclusive; `start` and `end` are those dates in the asking zone. */
  readonly dates?: { readonly start: string; readonly end: string };
  /** Identity inside the series, also after a move. Epoch milliseconds in the asking zone. */
  readonly originalStart: number;
  readonly override?: TOverride;
}

/**
 * The instances that touch a window, in order of start. A timed instance keeps the series' exact length, an all-day
 * one its number of days. `zone` is the viewer's zone: it places all-day dates.
 */
export function expandSeries<TOverride extends Override = Override>(
  series: Series<TOverride>,
  window: Interval,
  zone: string,
  options: ExpandOptions = {},
): SeriesInstance<TOverride>[] {
  const lengths = lengthsOf(series);
  const replaced = new Set<number>();
  const instances: SeriesInstance<TOverride>[] = [];
  const allDay = series.start.kind === 'date';
  for (const override of series.overrides ?? []) {
    const original = override.originalStart;
    replaced.add(original.kind === 'date' ? parseDate(original.date) * DAY : original.at);
    const instance = movedInstance(override, zone);
    if (instance !== undefined && touches(instance, window)) instances.push(instance);
  }
  const reach = allDay
    ? {
        // A day either way covers every zone; what does not touch the window is dropped below.
        start: Math.floor(window.start / DAY) * DAY - lengths.longest - DAY,
        end: Math.ceil(window.end / DAY) * DAY + DAY,
      }
    : {
        start: window.start - lengths.longest,
        end: window.end === window.start ? window.end + 1 : window.end,
      };
  for (const point of expandStarts(series.recurrence, series.start, reach, options)) {
    if (replaced.has(point)) continue;
    const length = lengths.special?.get(point) ?? lengths.usual;
    const instance = allDay
      ? dateInstance(point, length, zone)
      : { start: point, end: point + length, originalStart: point };
    if (touches(instance, window)) instances.push(instance);
  }
  return instances.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Overlap; an instance without length counts when it lies inside. */
function touches(one: Interval, window: Interval): boolean {
  if (one.start === one.end) return one.start >= window.start && one.start < window.end;
  return one.start < window.end && one.end > window.start;
}

function dateInstance(point: number, length: number, zone: string): SeriesInstance<never> {
  const day = point / DAY;
  const endDay = day + length / DAY;
  const start = startOfDay(day, zone);
  return {
    start,
    end: startOfDay(endDay, zone),
    dates: { start: formatDate(day), end: formatDate(endDay) },
    originalStart: start,
  };
}

function movedInstance<TOverride extends Override>(
  override: TOverride,
  zone: string,
): SeriesInstance<TOverride> | undefined {
  if (override.cancelled === true) return undefined;
  const { originalStart: original } = override;
  const originalStart = original.kind === 'date' ? startOfDay(parseDate(original.date), zone) : original.at;
  const { start, end } = override as Extract<Override, { start: Moment }>;
  if (start.kind === 'date' && end.kind === 'date') {
    const day = parseDate(start.date);
    const length = (parseDate(end.date) - day) * DAY;
    return { ...dateInstance(day * DAY, checkLength(length), zone), originalStart, override };
  }
  if (start.kind === 'timed' && end.kind === 'timed') {
    checkLength(end.at - start.at);
    return { start: start.at, end: end.at, originalStart, override };
  }
  throw mixed();
}

interface Lengths {
  readonly usual: number;
  readonly longest: number;
  /** Extra dates given as periods have a length of their own. */
  readonly special: ReadonlyMap<number, number> | undefined;
}

function lengthsOf(series: Series): Lengths {
  const { start, end, recurrence } = series;
  let usual: number;
  if (start.kind === 'date' && end.kind === 'date')
    usual = (parseDate(end.date) - parseDate(start.date)) * DAY;
  else if (start.kind === 'timed' && end.kind === 'timed') usual = end.at - start.at;
  else throw mixed();
  checkLength(usual);
  const periods = recurrence.extra.filter((extra) => extra.duration !== undefined);
  if (periods.length === 0) return { usual, longest: usual, special: undefined };
  const anchor = anchorOf(start);
  const special = new Map<number, number>();
  let longest = usual;
  for (const { time, duration } of periods) {
    const point = pointOf(time, anchor);
    if (point === undefined || duration === undefined) continue;
    special.set(point, duration);
    longest = Math.max(longest, duration);
  }
  return { usual, longest, special };
}

function checkLength(length: number): number {
  if (!(length >= 0)) throw new SchedulingError('invalid-interval', 'An event cannot end before it starts');
  return length;
}

function mixed(): SchedulingError {
  return new SchedulingError('invalid-interval', 'Start and end must both be dates or both be times');
}
