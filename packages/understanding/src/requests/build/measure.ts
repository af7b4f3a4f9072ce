import type { Measure } from '../frames.ts';
import type { EventReference } from '../slot-types.ts';
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

/** Without the words of asking; 'my day' is today, and 'my week' this one. */
export function measured(
  reference: EventReference,
  measure: Measure,
  { clause, resolve }: Reading,
): EventReference {
  const { title, place, noun: _noun, ...rest } = reference;
  const isName = title !== undefined && !ASKING.test(title);
  const kept = {
    ...rest,
    ...(isName ? { title } : {}),
    ...(place && !ASKING.test(place) ? { place } : {}),
  };
  if (kept.when.length > 0 || measure === 'count') return kept;
  const phrase = /\bmy week\b/.test(clause.canon)
    ? 'this week'
    : /\bmy day\b/.test(clause.canon)
      ? 'today'
      : '';
  return phrase === ''
    ? kept
    : { ...kept, when: [{ phrase, start: 0, end: 0, role: 'at', when: resolve(phrase) }] };
}
