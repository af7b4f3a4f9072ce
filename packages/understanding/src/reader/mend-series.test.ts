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
    'starting with today is not a second time',
    'at five starting with today and every week after',
    'time time time O onwards O O O O',
    '120010000',
    'change',
    'time time onwards onwards onwards onwards onwards onwards onwards',
  ],
  [
    'this week and next are both meant',
    'skip chess this week and next',
    'O target old_time old_time O O',
    '001200',
    'cancel',
    'O target old_time old_time old_time old_time',
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
    'at night belongs to the end',
    'it goes till two at night',
    'target O end end time time',
    '000112',
    'change',
    'target O end end end end',
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
    'a start that stays is not an end',
    'it ends at six begins at two as before',
    'target O end end same_end same_end same_end O O',
    '001201200',
    'change',
    'target O end end filler filler filler O O',
  ],
  [
    'first of all is not a date',
    'put it at six first of all',
    'O target time time time O O',
    '0012200',
    'change',
    'O target time time O O O',
  ],
  [
    'from one day to another means what is on the first day',
    'move everything from monday to sunday',
    'O set old_time old_time O time',
    '000101',
    'change',
    'O set O old_time O time',
  ],
  [
    'with its start kept, it runs to a new end',
    'keep its start but let the fair run to six',
    'O O same_time O O O target O O time',
    '0000000001',
    'change',
    'O O filler O O O target O O end',
  ],
])('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
