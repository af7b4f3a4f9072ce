import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SchedulingError } from './errors.ts';
import {
  clip,
  contains,
  gaps,
  type Interval,
  intersect,
  interval,
  merge,
  overlaps,
  subtract,
  totalLength,
  union,
} from './intervals.ts';

const SIZE = 60;
const some = fc.array(
  fc.tuple(fc.integer({ min: 0, max: SIZE }), fc.integer({ min: 0, max: 12 })).map(([start, length]) => ({
    start,
    end: Math.min(start + length, SIZE),
  })),
  { maxLength: 15 },
);

/** The obvious model: one truth value per unit of time. */
function cells(intervals: readonly Interval[]): boolean[] {
  return Array.from({ length: SIZE }, (_, at) => intervals.some((one) => one.start <= at && at < one.end));
}

function isCanonical(intervals: readonly Interval[]): boolean {
  return intervals.every(
    (one, i) => one.start < one.end && (i === 0 || (intervals[i - 1] as Interval).end < one.start),
  );
}

describe('interval algebra equals the cell model', { timeout: 60_000 }, () => {
  it('merge, union, intersect, subtract, gaps, clip', () => {
    fc.assert(
      fc.property(some, some, (left, right) => {
        const [a, b] = [cells(left), cells(right)];
        const window = { start: 5, end: 50 };
        const inWindow = (at: number): boolean => at >= 5 && at < 50;
        const results: [Interval[], (at: number) => boolean][] = [
          [merge(left), (at) => a[at] === true],
          [union(left, right), (at) => a[at] === true || b[at] === true],
          [intersect(left, right), (at) => a[at] === true && b[at] === true],
          [subtract(left, right), (at) => a[at] === true && b[at] !== true],
          [gaps(window, left), (at) => inWindow(at) && a[at] !== true],
          [clip(left, window), (at) => inWindow(at) && a[at] === true],
        ];
        for (const [result, model] of results) {
          expect(isCanonical(result)).toBe(true);
          expect(cells(result)).toEqual(Array.from({ length: SIZE }, (_, at) => model(at)));
        }
        expect(totalLength(left)).toBe(a.filter(Boolean).length);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves its input alone', () => {
    const input = Object.freeze([Object.freeze({ start: 5, end: 9 }), Object.freeze({ start: 1, end: 6 })]);
    expect(merge(input)).toEqual([{ start: 1, end: 9 }]);
    expect(input[0]).toEqual({ start: 5, end: 9 });
  });
});

describe('half-open', () => {
  it('touching is not overlapping', () => {
    expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
    expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true);
    expect(overlaps({ start: 5, end: 5 }, { start: 0, end: 20 })).toBe(false);
  });

  it('contains its own edges', () => {
    expect(contains({ start: 0, end: 10 }, { start: 0, end: 10 })).toBe(true);
    expect(contains({ start: 0, end: 10 }, { start: 5, end: 11 })).toBe(false);
  });

  it('refuses what is backwards or not a number', () => {
    expect(() => interval(2, 1)).toThrow(SchedulingError);
    expect(() => interval(Number.NaN, 1)).toThrow(SchedulingError);
    expect(interval(1, 1)).toEqual({ start: 1, end: 1 });
  });
});
