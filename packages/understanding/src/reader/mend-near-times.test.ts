import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'a cheer is no place',
    'Bowling friday 20 , hooray !',
    'title time time O place O',
    '0122000',
    'title time time O filler O',
  ],
  [
    'the half of the day that the hour says already',
    'Games night friday 19 - 22',
    'title time time time time time',
    '011222',
    'title title time time time time',
  ],
  [
    'the half of the day that only the word says',
    'Dentist morning friday 8',
    'title time time time',
    '0112',
    'title time time time',
  ],
  [
    'the events are added',
    'Lates friday and saturday , add both',
    'title time time time O invite invite',
    '0122000',
    'title time time time O filler filler',
  ],
  [
    'whoever is named is invited',
    'Lates with Ana and Ben friday , add both',
    'title O guest O guest time O invite invite',
    '000000100',
    'title O guest O guest time O invite invite',
  ],
])('%s', (_, message, roles, times, expected) => {
  expect(mended(message, roles, times, 'create')).toBe(expected);
});
