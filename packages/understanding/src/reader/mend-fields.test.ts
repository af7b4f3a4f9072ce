import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each<[string, string, string, string, string, Act]>([
  [
    'a place behind to is no part of the name',
    'set location on the tasting to Ferry Inn',
    'O O O O target target target O',
    '0000k000',
    'O O O O target O place place',
    'change',
  ],
  [
    'a name behind to is the new one',
    'change the title of choir to Carols',
    'O O O O target target target',
    '0000k00',
    'O O O O target O title',
    'change',
  ],
  [
    'the name of what is named before it',
    "change the fair's title to Carols",
    'O O O O O title',
    '000000',
    'O O target O O title',
    'change',
  ],
  [
    'a name of which one or two letters are wrong',
    "it's not Wilsen it is Wilson fix the name",
    'O O retracted O O reason O O O',
    '000000000',
    'O O retracted O O title O O O',
    'revise',
  ],
  [
    'another word is none of those',
    "it's not Wilsen it is late fix the name",
    'O O retracted O O reason O O O',
    '000000000',
    'O O retracted O O reason O O O',
    'revise',
  ],
  [
    'that it should read so is not in it',
    'the one on Friday should read Stocktake',
    'target target O old_time O title title',
    '0001000',
    'target target O old_time O O title',
    'change',
  ],
])('%s', (_, message, roles, times, expected, act) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
