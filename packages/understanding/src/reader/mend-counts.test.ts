import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'how many lessons there are',
    'Chess every monday at five, seven lessons altogether',
    'title time time time time O O O O',
    '012220000',
    'title time time time time O time time time',
  ],
  [
    'how often in a week it is, which is no number of them',
    'Swim every monday, three times a week',
    'title time time O O O O O',
    '01200000',
    'title time time O O O O O',
  ],
  [
    'a number in front of the rhythm',
    'Teach two classes every monday',
    'title O title time time',
    '00012',
    'title O title time time',
  ],
  [
    'so many in a row',
    'Fencing for four consecutive mondays at six',
    'title O O O time time time',
    '0000122',
    'title O time time time time time',
  ],
  [
    'a number of days behind a daily hour',
    'Drops daily at six from tomorrow , ten days',
    'title time time time time time O all_day all_day',
    '012221200',
    'title time time time time time O time time',
  ],
  [
    'the first one',
    'Yoga sundays at ten , the first being 6 December',
    'title time time time O O O O time time',
    '0122000012',
    'title time time time O time time time time time',
  ],
  [
    'an hour in words',
    'Vet on Thursday three fifteen please',
    'title time time O O O',
    '012000',
    'title time time time time O',
  ],
])('%s', (_, message, roles, times, expected) => {
  expect(mended(message, roles, times, 'create')).toBe(expected);
});
