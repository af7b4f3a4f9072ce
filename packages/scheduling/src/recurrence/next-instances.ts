import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import type { ExpandOptions } from './expand-rule.ts';
import { expandStarts } from './expand-starts.ts';
import type { Recurrence } from './rule.ts';
import { LAST_DAY } from './walk-rule.ts';

/**
 * The first `take` starts at or after `from` (on the series' own time line, see `expandStarts`). Looks in
 * windows that double, so a rule with rare instances costs little and one with none ends at the year 9999.
 */
export function nextStarts(
  recurrence: Recurrence,
  start: Moment,
  from: number,
  take: number,
  options: ExpandOptions = {},
): number[] {
  const found: number[] = [];
  const horizon = (LAST_DAY + 2) * DAY;
  let low = from;
  for (let span = DAY; low < horizon && found.length < take; span *= 2) {
    const high = Math.min(low + span, horizon);
    for (const point of expandStarts(recurrence, start, { start: low, end: high }, options))
      found.push(point);
    low = high;
  }
  return found.slice(0, take);
}
