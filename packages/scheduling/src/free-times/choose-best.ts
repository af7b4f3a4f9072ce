import { type Interval, overlaps } from '../intervals.ts';

export interface Candidate extends Interval {
  readonly score: number;
  /** Position of its length in the list of lengths asked for. */
  readonly preference: number;
}

/** Up to this many, keeping a sorted list beats sorting everything. */
const FEW = 500;

/** The best `limit` candidates, best first; with `distinct` none of them overlaps a better one. */
export function chooseBest(candidates: readonly Candidate[], limit: number, distinct: boolean): Candidate[] {
  if (!distinct && limit <= FEW && limit < candidates.length) return bestFew(candidates, limit);
  const ordered = [...candidates].sort(compare);
  if (!distinct) return ordered.slice(0, limit);
  const chosen: Candidate[] = [];
  for (const one of ordered) {
    if (chosen.length >= limit) break;
    if (!chosen.some((better) => overlaps(better, one))) chosen.push(one);
  }
  return chosen;
}

/** One pass that keeps a short sorted list: most candidates lose against its last entry at once. */
function bestFew(candidates: readonly Candidate[], limit: number): Candidate[] {
  const best: Candidate[] = [];
  for (const one of candidates) {
    const worst = best.at(-1);
    if (best.length >= limit && (worst === undefined || compare(one, worst) >= 0)) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(one, best[middle] as Candidate) < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, one);
    if (best.length > limit) best.pop();
  }
  return best;
}

function compare(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.start - b.start || a.preference - b.preference;
}
