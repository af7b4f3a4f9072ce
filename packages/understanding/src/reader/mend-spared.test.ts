import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each<[string, string, string, string, string, Act]>([
  [
    'what I have to do stays',
    'cancel choir and yoga , the vet i have to do',
    'O target O target O target target O O O O',
    '0k0k00k0000',
    'O target O target O except except O O O O',
    'cancel',
  ],
  [
    'what stays is not called off',
    'yoga stays cancel choir',
    'target O O target',
    'k00k',
    'except O O target',
    'cancel',
  ],
  [
    'what I want gone goes',
    'cancel choir , yoga i want gone',
    'O target O target O O O',
    '0k0k000',
    'O target O target O O O',
    'cancel',
  ],
  [
    'of two the one that is meant',
    "my 3 o'clock to 4 sorry the 2 o'clock one i mean",
    'target target target O retracted O target target target target O O',
    '012010012000',
    'retracted retracted retracted O time O target target target target O O',
    'change',
  ],
  [
    'what is left is not changed',
    'choir at 7 and leave yoga , yoga stays',
    'target O time O O target O target O',
    'k0100k0k0',
    'target O time O O filler O filler O',
    'change',
  ],
  [
    'what is joined to a name goes with it',
    'cancel the fair and the market',
    'O O target O except except',
    '00k00k',
    'O O target O target target',
    'cancel',
  ],
])('%s', (_, message, roles, times, expected, act) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
