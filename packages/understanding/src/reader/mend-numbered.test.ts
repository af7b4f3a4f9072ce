import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'the number of a plot is part of its name',
    'pour plot 14 tomorrow half seven',
    'title title time time time time',
    '001111',
    'title title title time time time',
  ],
  [
    'and what it is put in for follows',
    'put pour plot 14 in tomorrow',
    'O title title time time time',
    '000111',
    'O title title title O time',
  ],
  [
    'the number of anything else is an hour',
    'dentist 11 friday',
    'title time time',
    '012',
    'title time time',
  ],
])('%s', (_name, message, roles, times, expected) => expect(mended(message, roles, times)).toBe(expected));
