import { expect, it } from 'vitest';
import { agreesToAll, agreesToThatOne, beginsWithYes } from './agrees-to-all.ts';

it.each(['yes to all', 'All of them, please!', 'approve everything', 'both please', 'yes, do all three'])(
  '%s',
  (words) => expect(agreesToAll(words)).toBe(true),
);

it.each([
  'yes',
  'all right',
  'all good',
  'that’s all',
  "that's all, thanks",
  'not all of them',
  'all but the last one',
  'yes to the first',
])('%s: not everything', (words) => expect(agreesToAll(words)).toBe(false));

it.each([
  ['yes, only this one', true],
  ['ok yep just that, thanks', true],
  ['just that one', false],
  ['yes, just that one on Friday', false],
  ['no, just that one', false],
])('%s: a yes to the one that waits: %s', (words, expected) => {
  expect(agreesToThatOne(words)).toBe(expected);
});

it.each([
  ['yup, chuck it', true],
  ['no problem, drop it', true],
  ['ok, both', true],
  ['no, drop it', false],
  ['drop it', false],
])('%s begins with a yes: %s', (words, expected) => expect(beginsWithYes(words)).toBe(expected));
