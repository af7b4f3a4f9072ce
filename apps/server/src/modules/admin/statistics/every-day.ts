import { addDays } from '@catch/scheduling';
import { dayOf, type Range } from '../range.ts';

const MOST_DAYS = 4000;

/**
 * Every day of a range, from its first to its last; without a beginning, from the first day on which anything happened.
 * A quiet day is a day too: a plot that leaves it out lies.
 */
export function everyDay(range: Range, busy: readonly string[], now: Date): readonly string[] {
  const sorted = busy.toSorted();
  const first = range.from ? dayOf(range.from) : sorted[0];
  const last = range.to ? dayOf(new Date(range.to.getTime() - 1)) : dayOf(now);
  // Ranges and rows of the far past or future would make it endless.
  if (first === undefined || first > last || addDays(first, MOST_DAYS) < last) return sorted;
  const days = new Set(sorted);
  for (let day = first; day <= last; day = addDays(day, 1)) days.add(day);
  return [...days].sort();
}
