import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    "in somebody's place that person goes",
    "bring Kim to bowls in Theo's place",
    'O guest O target O place place',
    '0p0k0p0',
    'change',
    'O guest O target O guest_out O',
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
    'who stands in for somebody comes',
    'Kim fills in for Theo at bowls',
    'guest O O O guest O target',
    'p000p0k',
    'change',
    'guest O O O guest_out O target',
  ],
  [
    'what is said of the second is said of the first',
    'Kim and Theo are out of bowls',
    'guest O guest_out O O O target',
    'p0p000k',
    'change',
    'guest_out O guest_out O O O target',
  ],
  [
    'one comes and another goes',
    'add Kim and Theo is out',
    'O guest O guest_out O O',
    '0p0p00',
    'change',
    'O guest O guest_out O O',
  ],
  [
    'all but one go',
    'uninvite everyone from bowls except Kim',
    'O O O target O except',
    '000k0p',
    'change',
    'O guest_out O target O except',
  ],
  [
    'with is no word of a name',
    'lunch with the mayor',
    'title title guest guest',
    '0000',
    'create',
    'title O guest guest',
  ],
] as const)('%s', (_, message, roles, words, act, expected) => {
  expect(mended(message, roles, words, act)).toBe(expected);
});
