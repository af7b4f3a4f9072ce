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
    'what a call is about is no place',
    'call friday 1pm , Roof repair',
    'title time time time O title title',
    '0122000',
    'title time time time O title title',
  ],
])('%s', (_, message, roles, times, wanted) => {
  expect(mended(message, roles, times, 'create')).toBe(wanted);
});
