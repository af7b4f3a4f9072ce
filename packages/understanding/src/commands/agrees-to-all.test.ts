import { expect, it } from 'vitest';
import { agreesToAll } from './agrees-to-all.ts';

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
