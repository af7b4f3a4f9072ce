import { expect, it } from 'vitest';
import { partsAsked } from './parts-asked.ts';

it.each([
  ['which mornings have I got clear', 'mornings'],
  ['on what evening could we go', 'evenings'],
  ['am I free on Friday evening', undefined],
  ['is this afternoon free', undefined],
] as const)('%s', (clause, part) => expect(partsAsked(clause)).toBe(part));
