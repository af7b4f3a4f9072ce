import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'a whole day is before something',
    'keep the whole day before the audit as Prep',
    'O all_day all_day time time before before O title',
    '000220000',
    'O all_day all_day all_day O before before O title',
  ],
  [
    'a whole day is all day',
    'sunday whole day flea market',
    'time O O title title',
    '10000',
    'time all_day all_day title title',
  ],
  [
    'for all weeks is not all day',
    'chess every monday at five for all weeks',
    'title time time time time O all_day all_day',
    '01222000',
    'title time time time time O O O',
  ],
  [
    'a day in the place of another one is every week, too',
    'rowing every monday at six , no , every friday',
    'title time time time time O O O time time',
    '0122200012',
    'title retracted retracted retracted retracted O O O time time',
  ],
  [
    'without a no both days are meant',
    'rowing every monday at six and every friday',
    'title time time time time O time time',
    '01222012',
    'title time time time time O time time',
  ],
  [
    'that it has no end says nothing new',
    'rowing every monday until further notice',
    'title time time O O O',
    '012000',
    'title time time filler filler filler',
  ],
  [
    'a name of its own behind the time is a place',
    'lunch with Marta friday 1pm , Casa Lola',
    'title O guest time time time O title title',
    '000122000',
    'title O guest time time time O place place',
  ],
  [
    'what a call is about is no place',
    'call friday 1pm , Roof repair',
    'title time time time O title title',
    '0122000',
    'title time time time O title title',
  ],
  [
    'a time begins where it begins',
    'block this friday right through to sunday',
    'O O O O O time time',
    '0120022',
    'O time time time time time time',
  ],
  [
    'the right time somewhere is no place',
    'put it in at the correct Lisbon time',
    'O O O O place place place O',
    '00000000',
    'O O O O filler filler filler filler',
  ],
  [
    'how long somebody stays is the end',
    'begins at ten and I stay until one , put the fair in',
    'O time time reason reason reason reason reason O O O title O',
    '0120000120000',
    'O time time reason reason reason end end O O O title O',
  ],
  [
    'our alone is no place',
    'our street party is on friday',
    'place O title O time time',
    '000012',
    'O O title O time time',
  ],
])('%s', (_, message, roles, times, wanted) => {
  expect(mended(message, roles, times, 'create')).toBe(wanted);
});
