import { expect, it } from 'vitest';
import { countedAhead, countedIn, joinedFirst, severalIn } from './several.ts';

it.each([
  ['both', 2],
  ['the two of them', 2],
  ['all 3 of them', 3],
  ['all three', 3],
  ['the pair of them', 2],
  ['that pair', undefined],
  ['both dentists', undefined],
  ['everything', undefined],
  ['all of them', undefined],
])('%s: %s', (span, count) => expect(countedIn(span)).toBe(count));

it.each([
  ['both of them', { count: 2 }],
  ['invite them both', { count: 2 }],
  ['with all of them', { count: undefined }],
  ['the three of us', { count: 2 }],
  ['us', { count: undefined, isUs: true }],
  ['them', undefined],
  ['both Toms', undefined],
])('%s: people %j', (span, several) => expect(severalIn(span)).toEqual(several));

it.each([
  ['both painting blocks', 2],
  ['all three of my swims', 3],
  ['my two rehearsals', 2],
  ['painting blocks', undefined],
  ['all swims', undefined],
])('%s: how many of them: %s', (span, count) => expect(countedAhead(span)).toBe(count));

it.each([
  ['both of em', 2],
  ["the three of 'em", 3],
])('%s: so many people', (span, count) => expect(severalIn(span)).toEqual({ count }));

it.each([
  ['no to the audit and the demo', ['the audit', 'the demo'], 2],
  ['neither audit, demo nor fair', ['audit', 'demo', 'fair'], 3],
  ['no to the audit. As for the demo, later', ['the audit', 'the demo'], 1],
])('%s names so many in one breath', (clause, spans, count) => {
  expect(joinedFirst(clause, spans)).toEqual(spans.slice(0, count));
});
