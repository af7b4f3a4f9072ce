import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'the number of a flat is part of its name',
    'Book viewing 9D thursday 10am',
    'O title time time time time time',
    '0000112',
    'O title title title time time time',
  ],
  ['nine days are none', 'Trip 9d long', 'title time time time', '0120', 'title time time time'],
  [
    'the end of the day is one time',
    'move it to the end of the day',
    'O target O time time time same_day same_day',
    '00012222',
    'O target O time time time time time',
  ],
  [
    'the same day stays',
    'move it to four the same day',
    'O target O time same_day same_day same_day',
    '0001000',
    'O target O time same_day same_day same_day',
  ],
  [
    'days that are added to a rhythm',
    'swim every night, Saturday and Sunday also',
    'title time time time time time time O',
    '01221220',
    'title time time time time time time time',
  ],
  [
    'as well as said in two words',
    'swim every weekday, saturday as well',
    'title time time time time O O',
    '0122100',
    'title time time time time time time',
  ],
  ['but what is also done adds no day', 'swim on Saturday also', 'title O time O', '0010', 'title O time O'],
  [
    'first behind an hour is no date',
    'move it to 5 first',
    'O target O time time',
    '00012',
    'O target O time O',
  ],
  [
    'the first is one',
    'move it to 5pm the first',
    'O target O time time time time',
    '0001222',
    'O target O time time time time',
  ],
])('%s', (_name, message, roles, times, expected) => {
  expect(mended(message, roles, times)).toBe(expected);
});
