import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  ['nine days are none', 'Trip 9d long', 'title time time time', '0120', 'title time time time'],
  [
    'a day in whose place another comes is taken back with its hour',
    'Swim every monday at nine, no, every thursday at nine',
    'title time time retracted retracted O O O time time time time',
    '012220001222',
    'title retracted retracted retracted retracted O O O time time time time',
  ],
  [
    'a day without another stays',
    'Swim monday at nine, no, at ten',
    'title time retracted retracted O O O time time',
    '012200012',
    'title time retracted retracted O O O time time',
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
    'a verb that says sooner belongs to the distance',
    'prepone yoga by an hour',
    'O target shift shift shift',
    '00122',
    'shift target shift shift shift',
  ],
  [
    'and so does its particle',
    'bring forward yoga by an hour',
    'O O target shift shift shift',
    '000122',
    'O shift target shift shift shift',
  ],
  ['but an hour is no distance', 'prepone yoga to 3', 'O target O time', '0001', 'O target O time'],
  [
    'a number next to a name is part of it, with the hour behind',
    'Gate 9 at 9 on friday',
    'title time time time time time',
    '012222',
    'title title time time time time',
  ],
  [
    'an hour and a place stay what they are',
    'dentist 9 at the clinic',
    'title time O place place',
    '01000',
    'title time O place place',
  ],
  [
    'the clock that is shown anyway',
    'it is at 11 New York time, put it in at the correct Madrid time',
    'O O time time time time time O O O O O place place zone O',
    '001222200000000000',
    'O O time time time time time O O O O filler filler filler filler filler',
  ],
  [
    'another clock alone stays one',
    'at 4 on my Madrid time',
    'time time O O zone O',
    '120000',
    'time time O O zone O',
  ],
  [
    'all of the hours are taken back, with their word between',
    'yoga wednesday nine to eleven, sorry, ten to twelve',
    'title time time retracted retracted O O O time time time',
    '01222000122',
    'title time retracted retracted retracted O O O time time time',
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
