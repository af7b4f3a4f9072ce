const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** Doubling up to a minute: when a provider is back after a day, nobody waits longer than that. */
export const backoffMs = (attempt: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 10));

/** After 'too fast': 4^n seconds, which is what Meta asks for. */
export const pairRateBackoffMs = (attempt: number): number => Math.min(300, 4 ** Math.min(attempt, 5)) * 1000;
