import { expect, it } from 'vitest';
import { saysDuring } from './says-during.ts';

it.each([
  ['what else is there during the open day', 'the open day', true],
  ['is anything on while the open day lasts', 'the open day', true],
  ["do I have calls while I'm in Porto", 'Porto', true],
  ['what did you find', 'during the open day', true],
  ['what is there after the open day', 'the open day', false],
  ['the open day, while we are at it', 'the open day', false],
])('%s', (clause, span, expected) => {
  expect(saysDuring(clause, span)).toBe(expected);
});
