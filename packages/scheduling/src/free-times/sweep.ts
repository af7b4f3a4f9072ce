import { assertInterval, type Interval } from '../intervals.ts';

/** Intervals that block, with how far each reaches beyond itself. */
export interface Blocked {
  readonly intervals: readonly Interval[];
  readonly before: number;
  readonly after: number;
}

/**
 * The parts of the window that nothing blocks, by a sweep over sorted ends. Starts and ends are sorted
 * apart, as plain numbers: where as many have ended as have begun, nobody is busy. O(n log n) with no object per interval.
 */
export function freeGaps(window: Interval, blocked: readonly Blocked[]): Interval[] {
  let size = 0;
  for (const { intervals } of blocked) size += intervals.length;
  const starts = new Float64Array(size);
  const ends = new Float64Array(size);
  let count = 0;
  for (const { intervals, before, after } of blocked) {
    for (const one of intervals) {
      if (!(one.start < one.end)) {
        // Empty ones block nothing; backwards ones and NaN are a caller's mistake.
        assertInterval(one);
        continue;
      }
      const start = one.start - before;
      const end = one.end + after;
      if (start >= window.end || end <= window.start) continue;
      starts[count] = start;
      ends[count] = end;
      count++;
    }
  }
  return sweep(window, starts.subarray(0, count).sort(), ends.subarray(0, count).sort());
}

function sweep(window: Interval, starts: Float64Array, ends: Float64Array): Interval[] {
  const free: Interval[] = [];
  let cursor = window.start;
  let ended = 0;
  for (let begun = 0; begun < starts.length; begun++) {
    const start = starts[begun] ?? 0;
    // `begun` intervals started before this one; all of them over means a gap up to here.
    while (ended < begun && (ends[ended] ?? 0) <= start) ended++;
    if (ended === begun) {
      if (begun > 0) cursor = Math.max(cursor, ends[begun - 1] ?? cursor);
      if (start > cursor) free.push({ start: cursor, end: Math.min(start, window.end) });
    }
  }
  if (ends.length > 0) cursor = Math.max(cursor, ends[ends.length - 1] ?? cursor);
  if (cursor < window.end) free.push({ start: cursor, end: window.end });
  return free;
}
