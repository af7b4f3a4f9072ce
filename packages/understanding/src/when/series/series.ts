import type { Grain } from '../types.ts';

/** A stretch of civil time, `[start, end)`. `startEpoch` pins it to an exact instant ('in 45 minutes'). */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * All the stretches of time that fit a constraint, in order: every Tuesday, every March, the one 2027.
 * Constraints are composed by intersecting series; nothing is resolved before it is asked for.
 */
export interface Series {
  /** The earliest stretch that ends after `t`. */
  next(t: number): Stretch | null;
  /** Seconds between two stretches, roughly; Infinity when there is only one. */
  readonly period: number;
  /** How long one stretch is, roughly. */
  readonly length: number;
  readonly grain: Grain;
  /** Tied to now or to a year: one stretch, even if it is over. */
  readonly anchored: boolean;
}

export const BEGINNING = -1e12;

/** How many stretches are looked through before a constraint counts as impossible: 29 February on a Friday takes 28 years. */
const REACH = 41;

/** The latest stretch that is over at `t`. */
export function previous(series: Series, t: number): Stretch | null {
  if (series.period === Number.POSITIVE_INFINITY) {
    const only = series.next(BEGINNING);
    return only && only.end <= t ? only : null;
  }
  for (let back = series.period * 2 + series.length; back < 3e9; back *= 4) {
    let found: Stretch | null = null;
    for (let s = series.next(t - back), i = 0; s && s.end <= t && i < 500; s = series.next(s.end), i++)
      found = s;
    if (found) return found;
  }
  return null;
}

/** One stretch only. */
export const single = (start: number, end: number, grain: Grain): Series => ({
  next: (t) => (end > t ? { start, end } : null),
  period: Number.POSITIVE_INFINITY,
  length: end - start,
  grain,
  anchored: true,
});

/** The stretches of `fine` that lie within a stretch of `coarse`. */
export function within(coarse: Series, fine: Series): Series {
  const anchored = coarse.anchored || fine.anchored;
  return {
    next(t) {
      let c = coarse.next(t);
      for (let i = 0; c && i < REACH; i++, c = coarse.next(c.end)) {
        let f = fine.next(Math.max(c.start, t));
        if (f && f.start < c.start) f = fine.next(f.end);
        if (f && f.end <= c.end) return f;
      }
      return null;
    },
    period: fine.anchored ? Number.POSITIVE_INFINITY : coarse.period,
    length: fine.length,
    grain: fine.grain,
    anchored,
  };
}

/** Intersects constraints of any kind, coarse ones outside. */
export function intersect(all: readonly Series[]): Series {
  const sorted = [...all].sort((a, b) => b.length - a.length || b.period - a.period);
  return sorted.reduce((outer, inner) => within(outer, inner));
}

/** The `n`-th stretch of `fine` in each of `coarse`; negative counts from the end. */
export function nth(n: number, fine: Series, coarse: Series): Series {
  // A week belongs to the month or year that holds most of it, as in ISO 8601.
  const spill = fine.grain === 'week' ? 3 * 86_400 : 0;
  const pick = (c: Stretch): Stretch | null => {
    const inside: Stretch[] = [];
    let f = fine.next(c.start);
    if (f && f.start < c.start - spill) f = fine.next(f.end);
    for (; f && f.end <= c.end + spill && inside.length < 400; f = fine.next(f.end)) {
      inside.push(f);
      if (inside.length === n) return f;
    }
    return n < 0 ? (inside[inside.length + n] ?? null) : null;
  };
  return {
    next(t) {
      let c = coarse.next(t);
      for (let i = 0; c && i < REACH; i++, c = coarse.next(c.end)) {
        const found = pick(c);
        if (found && found.end > t) return found;
      }
      return null;
    },
    period: coarse.period,
    length: fine.length,
    grain: fine.grain,
    anchored: coarse.anchored,
  };
}

/** A stretch computed from each stretch of another series ('the week of …', 'the end of …'). */
export const mapped = (
  base: Series,
  length: number,
  grain: Grain,
  f: (s: Stretch) => Stretch,
  /** How far before itself a stretch may be moved to, in seconds. */
  reach = 0,
): Series => ({
  next(t) {
    // The mapped stretch may end before or after its base, so start one step early.
    const from = base.anchored ? BEGINNING : t - length - base.length - reach;
    for (let s = base.next(from), i = 0; s && i < 60; i++, s = base.next(s.end)) {
      const m = f(s);
      if (m.end > t) return m;
    }
    return null;
  },
  period: base.period,
  length,
  grain,
  anchored: base.anchored,
});
