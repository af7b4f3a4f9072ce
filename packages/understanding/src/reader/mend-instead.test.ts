import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'instead of her she goes',
    'have Kim instead of her',
    'O guest O O O',
    '0p000',
    'revise',
    'O guest O O guest_out',
  ],
  [
    'in his place he goes',
    'Kim comes to bowls in his place',
    'guest O O target O O O',
    'p00k000',
    'change',
    'guest O O target O guest_out O',
  ],
  [
    'somebody else does',
    "Theo needn't come , Kim does",
    'guest_out O O O reason reason',
    'p000p0',
    'revise',
    'guest_out O O O guest reason',
  ],
  [
    'a place to be at is one',
    "bowls with Kim is at Theo's place",
    'target O guest O O place place',
    'k0p00p0',
    'change',
    'target O guest O O place place',
  ],
  [
    'one comes and another goes',
    'add Kim and Theo is out',
    'O guest O guest_out O O',
    '0p0p00',
    'change',
    'O guest O guest_out O O',
  ],
] as const)('%s', (_, message, roles, words, act, expected) => {
  expect(mended(message, roles, words, act)).toBe(expected);
});
