import type { EventReference } from '../slot-types.ts';
import type { Reading } from './reading.ts';

const SPANS: readonly (readonly [RegExp, string])[] = [
  [/\bmy (?:(?:whole|work) )?week\b/, 'this week'],
  [/\bmy month\b/, 'this month'],
  [/\bmy (?:(?:whole|work) )?day\b/, 'today'],
];

/** 'My day' is today and 'my week' this one, where no other time was said. */
export function inOwnSpan(reference: EventReference, { clause, resolve }: Reading): EventReference {
  const phrase = SPANS.find(([pattern]) => pattern.test(clause.canon))?.[1];
  if (!phrase || reference.when.length > 0) return reference;
  return { ...reference, when: [{ phrase, start: 0, end: 0, role: 'at', when: resolve(phrase) }] };
}
