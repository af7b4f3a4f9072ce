import { expect, it } from 'vitest';
import { canSomebody } from './can-somebody.ts';

it.each([
  ['can Ana do nine on Monday?', true],
  ['Would Ben Okafor manage half past two', true],
  ['could we do Friday instead', false],
  ['can you make it an hour later', false],
  ['can it be at noon', false],
  ['move Ana to nine', false],
] as const)('%s', (clause, isAsked) => expect(canSomebody(clause)).toBe(isAsked));
