import { expect, it } from 'vitest';
import { asksForNextOne, looksAhead, stepIn } from './step-in.ts';

it.each([
  ['and then?', 'after'],
  ['the one following it', 'after'],
  ['and the visit before?', 'before'],
  ['the previous one', 'before'],
  ['when is it', undefined],
] as const)('%s', (clause, way) => expect(stepIn(clause)).toBe(way));

it.each([
  ['Next one?', true],
  ["when's the next one?", true],
  ["what's next?", false],
] as const)('%s: the next one %s', (clause, isIt) => expect(asksForNextOne(clause)).toBe(isIt));

it.each([
  ['and when am I due back?', true],
  ['what time was that?', false],
] as const)('%s: ahead %s', (clause, isIt) => expect(looksAhead(clause)).toBe(isIt));
