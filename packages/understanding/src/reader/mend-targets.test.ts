import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'an hour and a name are one event',
    'the two thing called Meeting , rename it',
    'target target target O target O O O',
    '01000000',
    'change',
    'target target target target target O O O',
  ],
  [
    'of two names the first is the one it has',
    'the two thing called Meeting , rename it to Kickoff',
    'target target target O title O O O O title',
    '0100000000',
    'change',
    'target target target target target O O O O title',
  ],
  [
    'the letter behind a number belongs to its name',
    'the 6F people rang , scrap it',
    'target target reason reason reason O O target',
    '00000000',
    'cancel',
    'target target target reason reason O O target',
  ],
] as const)('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
