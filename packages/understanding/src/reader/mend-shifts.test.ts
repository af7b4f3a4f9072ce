import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each<[string, string, string, string, string, Act?]>([
  [
    'a day that it is carried over to is where it goes',
    'carry choir over to Sunday',
    'O target O O end',
    '0k001',
    'O target O O time',
  ],
  [
    'with the same hours nothing ends on a day',
    'choir goes to Sunday same hours',
    'target O O end same_time same_time',
    'k00100',
    'target O O time same_time same_time',
  ],
  [
    'what is extended ends on that day',
    'extend the fair over to Sunday',
    'O O target O O end',
    '00k001',
    'O O target O O end',
  ],
  [
    'start and finish are its hours',
    'a day later same start same finish',
    'shift shift shift same_end same_end same_end same_end',
    '0000000',
    'shift shift shift same_time same_time same_time same_time',
  ],
  [
    'how long it is from now on is no distance',
    'the class is 40 min from now on',
    'O target O shift shift onwards onwards onwards',
    '0k000000',
    'O target O length length onwards onwards onwards',
  ],
  [
    'a distance stays one where something is moved',
    'push the class 40 min',
    'O O target shift shift',
    '00k00',
    'O O target shift shift',
  ],
  [
    'all weeks are no second time',
    'choir on Fridays for all weeks',
    'target time time O time time',
    'k12000',
    'target time time O whole whole',
  ],
  [
    'where it begins is no part of how far',
    'we start there an hour earlier',
    'O O shift shift shift shift',
    '000000',
    'O O O shift shift shift',
  ],
  [
    'a run may be called so',
    'move the fun run to Sunday',
    'O O target target O time',
    '00kk01',
    'O O target target O time',
  ],
])('%s', (_, message, roles, times, expected, act = 'change') => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
