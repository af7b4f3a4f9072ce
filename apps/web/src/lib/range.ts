/** Product-spec section 9: statistics ranges, default 1d. */
export const ranges = ['1d', '7d', '30d', 'all'] as const;
export type Range = (typeof ranges)[number];

const DAY = 86_400_000;
const days: Record<Range, number | null> = { '1d': 1, '7d': 7, '30d': 30, all: null };

export const daysOf = (range: Range): number | null => days[range];

export const readRange = (value: string, usual: Range): Range =>
  ranges.find((range) => range === value) ?? usual;

/** Where a range begins; undefined for all of it. */
export function rangeStart(range: Range, now: number): string | undefined {
  const length = days[range];
  return length === null ? undefined : new Date(now - length * DAY).toISOString();
}

/** The range of the same length before it; undefined where there is none. */
export function rangeBefore(range: Range, now: number): { start: string; end: string } | undefined {
  const length = days[range];
  if (length === null) return undefined;
  const [start, end] = [now - 2 * length * DAY, now - length * DAY];
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
