import { SchedulingError } from './errors.ts';

/** Half-open: `start` belongs to it, `end` does not. Epoch milliseconds. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** An interval, checked: finite order matters to every algorithm here, so NaN and backwards pairs are errors. */
export function interval(start: number, end: number): Interval {
  assertInterval({ start, end });
  return { start, end };
}

export function assertInterval(candidate: Interval): void {
  if (!(candidate.start <= candidate.end)) {
    throw new SchedulingError('invalid-interval', `Not an interval: ${candidate.start} to ${candidate.end}`);
  }
}

function isEmpty(one: Interval): boolean {
  return one.start >= one.end;
}

/** Whether they share an instant. Touching ends share none; neither does anything with an empty interval. */
export function overlaps(one: Interval, other: Interval): boolean {
  return Math.max(one.start, other.start) < Math.min(one.end, other.end);
}

export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Sorted, disjoint, non-touching, non-empty intervals covering the same instants. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter((one) => !isEmpty(one));
  for (let i = 1; i < sorted.length; i++) {
    if ((sorted[i - 1] as Interval).start > (sorted[i] as Interval).start) {
      sorted.sort((a, b) => a.start - b.start);
      break;
    }
  }
  const merged: Interval[] = [];
  let open: { start: number; end: number } | undefined;
  for (const one of sorted) {
    if (open !== undefined && one.start <= open.end) {
      if (one.end > open.end) open.end = one.end;
    } else {
      open = { start: one.start, end: one.end };
      merged.push(open);
    }
  }
  return merged;
}

export function union(...sets: readonly (readonly Interval[])[]): Interval[] {
  return merge(sets.flat());
}

/** The instants in both sets. */
export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const [a, b] = [merge(left), merge(right)];
  const shared: Interval[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const one = a[i] as Interval;
    const other = b[j] as Interval;
    const start = Math.max(one.start, other.start);
    const end = Math.min(one.end, other.end);
    if (start < end) shared.push({ start, end });
    if (one.end < other.end) i++;
    else j++;
  }
  return shared;
}

/** The instants of `from` that are not in `taken`. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const [sources, holes] = [merge(from), merge(taken)];
  const left: Interval[] = [];
  let h = 0;
  for (const source of sources) {
    let { start } = source;
    while (h < holes.length && (holes[h] as Interval).end <= start) h++;
    for (let i = h; i < holes.length && (holes[i] as Interval).start < source.end; i++) {
      const hole = holes[i] as Interval;
      if (hole.start > start) left.push({ start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < source.end) left.push({ start, end: source.end });
  }
  return left;
}

/** What `taken` leaves of one window. */
export function gaps(window: Interval, taken: readonly Interval[]): Interval[] {
  return subtract([window], taken);
}

export function clip(intervals: readonly Interval[], window: Interval): Interval[] {
  return intersect(intervals, [window]);
}

export function totalLength(intervals: readonly Interval[]): number {
  return merge(intervals).reduce((sum, one) => sum + one.end - one.start, 0);
}
