import { expect, it } from 'vitest';
import { aheadOnly } from './ahead-only.ts';

it.each([
  ['how many rehearsals are left this month', true],
  ['what do I still have today', true],
  ['how many more visits does grandad get', true],
  ['how many visits were there in May', false],
  ['is there more on Friday', false],
] as const)('%s', (clause, isAhead) => expect(aheadOnly(clause)).toBe(isAhead));
