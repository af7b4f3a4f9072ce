import type { Measure } from '../frames.ts';
import type { EventReference, TimeSlot } from '../slot-types.ts';
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

const LEFT = /\b(?:left|remaining|still|to go|to come)\b/;

/** 'How many are left this month': what has been is not asked about. */
function restOf(slot: TimeSlot, { resolve }: Reading): TimeSlot {
  const phrase = `the rest of ${slot.phrase}`;
  const when = slot.when.kind === 'interval' && !slot.when.range ? resolve(phrase) : undefined;
  return when?.kind === 'interval' && slot.when.kind === 'interval' && isLater(when, slot.when)
    ? { ...slot, phrase, when }
    : slot;
}

type Stretch = Extract<TimeSlot['when'], { kind: 'interval' }>;
const isLater = (rest: Stretch, whole: Stretch): boolean =>
  rest.start.epochMilliseconds > whole.start.epochMilliseconds &&
  rest.start.epochMilliseconds < whole.end.epochMilliseconds;

/** Without the words of asking. */
export function measured(reference: EventReference, measure: Measure, reading: Reading): EventReference {
  const { title, place, noun, ...rest } = reference;
  const isName = title !== undefined && !ASKING.test(title);
  const kept = {
    ...rest,
    ...(isName ? { title } : noun === '1:1' ? { noun } : {}),
    ...(place && !ASKING.test(place) ? { place } : {}),
  };
  const whole = measure === 'count' ? kept : inOwnSpan(kept, reading);
  return LEFT.test(reading.clause.canon)
    ? { ...whole, when: whole.when.map((slot) => restOf(slot, reading)) }
    : whole;
}
