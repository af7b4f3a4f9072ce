/** Product-spec section 9: statistics ranges, default 1d. */
export const ranges = ['1d', '7d', '30d', 'all'] as const;
export type Range = (typeof ranges)[number];
export const defaultRange: Range = '1d';

const DAY = 86_400_000;
const days: Record<Range, number | null> = { '1d': 1, '7d': 7, '30d': 30, all: null };

export const isRange = (value: string): value is Range => (ranges as readonly string[]).includes(value);

/** Where a range begins; undefined for all of it. */
export function rangeStart(range: Range, now: number): string | undefined {
  const length = days[range];
  return length === null ? undefined : new Date(now - length * DAY).toISOString();
}
