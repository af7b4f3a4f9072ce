import type { Measure } from '../frames.ts';
import type { EventReference } from '../slot-types.ts';
import { inOwnSpan } from './own-span.ts';
import type { Reading } from './reading.ts';

const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  [
    'total',
    /\bhow (?:much|long|many (?:hours|minutes))\b.{0,50}\b(?:meetings?|calls?|events?|appointments?|booked|busy|taken|blocked)\b|\btotal (?:\S+ )?(?:time|hours|load)\b/,
  ],
  ['count', /\bhow many\b/],
  ['longest', /\b(?:longest|biggest)\b/],
  ['shortest', /\bshortest\b/],
  ['busiest', /\b(?:busiest|fullest|most packed)\b/],
  ['quietest', /\b(?:quietest|lightest|least busy)\b/],
];

export const measureOf = (canon: string): Measure | undefined =>
  MEASURES.find(([, pattern]) => pattern.test(canon))?.[0];

const ASKING =
  /^(?:(?:of|my|the|our|in|on|with|is|am|i|do|spend|spent|will|be|have|got|total|much|time|hours?|minutes?|longest|shortest|biggest|busiest|fullest|quietest|lightest|most|packed|least|day|days|week|month|morning|afternoon|evening|one|which|what|meetings?|events?|appointments?|calls?|load|booked|busy|taken|blocked|up)\s*)+$/i;

/** Without the words of asking. */
export function measured(reference: EventReference, measure: Measure, reading: Reading): EventReference {
  const { title, place, noun: _noun, ...rest } = reference;
  const isName = title !== undefined && !ASKING.test(title);
  const kept = {
    ...rest,
    ...(isName ? { title } : {}),
    ...(place && !ASKING.test(place) ? { place } : {}),
  };
  return measure === 'count' ? kept : inOwnSpan(kept, reading);
}
