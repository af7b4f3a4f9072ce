import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each<[string, string, string, string, Act, string]>([
  [
    'all weeks after means from then on',
    'drop chess this week and all weeks after',
    'O target old_time old_time old_time old_time old_time O',
    '00120000',
    'cancel',
    'O target old_time old_time onwards onwards onwards onwards',
  ],
  [
    'a day after not stays as it is',
    'drop mondays swim , not sundays',
    'O target target O O old_time',
    '010001',
    'cancel',
    'O target target O O except',
  ],
  [
    'the earliest is not a time of day',
    'to monday the earliest after three',
    'O time time time time time',
    '010012',
    'change',
    'O time earliest earliest time time',
  ],
  [
    'how far it runs on is its end',
    'the fair will run on till six',
    'O target O reason reason reason reason',
    '0k00001',
    'change',
    'O target O reason reason end end',
  ],
  [
    'from one day to another means what is on the first day',
    'move everything from monday to sunday',
    'O set old_time old_time O time',
    '000101',
    'change',
    'O set O old_time O time',
  ],
])('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
