import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each<[string, string, string, string, Act, string]>([
  [
    'a guest who is coming is in the name',
    'granny coming tuesday',
    'title title time',
    '001',
    'create',
    'title title time',
  ],
  [
    'too belongs to the days on top',
    'daily at six fridays too',
    'time time time time O',
    '11110',
    'create',
    'time time time time time',
  ],
  [
    'made so long is a length',
    'make piano 45 minutes',
    'O target shift shift',
    '0011',
    'change',
    'O target length length',
  ],
  [
    'made so much later is a distance',
    'make piano 45 minutes later',
    'O target shift shift shift',
    '00110',
    'change',
    'O target shift shift shift',
  ],
  [
    'from one bare hour to the other',
    'make the tasting 2 to 4',
    'O O target old_time time time',
    '000100',
    'change',
    'O O target time time time',
  ],
  [
    'from next week to another day',
    'shift it from next week to friday',
    'O target old_time old_time old_time O time',
    '0011101',
    'change',
    'O target O old_time old_time O time',
  ],
])('%s', (_name, message, roles, times, act, expected) =>
  expect(mended(message, roles, times, act)).toBe(expected),
);
