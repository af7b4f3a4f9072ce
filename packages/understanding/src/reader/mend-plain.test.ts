import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'what kind of thing it is belongs to its name',
    'appointment on Friday at four with the surveyor',
    'O time time time time O O title',
    '01222000',
    'create',
    'title time time time time title title title',
  ],
  [
    'another word before the time stays what it is',
    'tell them on Friday at four with the surveyor',
    'O O time time time time O O title',
    '001222000',
    'create',
    'O O time time time time O O title',
  ],
  [
    'what is mine is named in the quotation',
    'rename my " Kitchen thing " to Cake',
    'O target O target target O O title',
    '000kk000',
    'change',
    'O O O target target O O title',
  ],
  [
    'what is off is in front of it',
    "water polo's off on Thursday",
    'O O O time time',
    'kk001',
    'cancel',
    'target target O time time',
  ],
  [
    'the day of all-day begins no time',
    'leave all-day from Monday to Wednesday',
    'title all_day all_day time time time time time',
    '00012222',
    'create',
    'title all_day all_day all_day time time time time',
  ],
] as const)('%s', (_, message, roles, times, act, wanted) => {
  expect(mended(message, roles, times, act)).toBe(wanted);
});
