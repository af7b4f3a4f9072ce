/** Totals are exact to this many, then capped; unfiltered ones are always exact (decisions.md, 'Admin'). */
export const EXACT_TOTAL = 10_000;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Total {
  readonly total: number;
  readonly total_capped: boolean;
}

export const exactTotal = (total: number): Total => ({ total, total_capped: false });

export const cappedTotal = (counted: number): Total => ({
  total: Math.min(counted, EXACT_TOTAL),
  total_capped: counted > EXACT_TOTAL,
});
