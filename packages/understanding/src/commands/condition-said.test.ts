import { expect, it } from 'vitest';
import { conditionSaid } from './condition-said.ts';

it.each([
  ['if she has, move it to three', true],
  ['if so scrap it', true],
  ["if they've said so, fine", true],
  ['if not, scrap it', false],
  ["if he hasn't, write to him", false],
  ['if they did not, keep it', false],
  ['otherwise keep it', false],
  ['scrap it', undefined],
])('%s: %s', (clause, expected) => expect(conditionSaid(clause)).toBe(expected));
