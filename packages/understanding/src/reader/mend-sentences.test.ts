import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'of what two sentences name, the one that says when is meant',
    'I have read half of Anglesey . Letters on Friday at three',
    'O O O title title title title title O time time time',
    '000000000122',
    'create',
    'O O O reason reason reason reason title O time time time',
  ],
  [
    'a short form ends no sentence',
    'see Dr . Weiss on Friday',
    'O title title title O time',
    '000001',
    'create',
    'O title title title O time',
  ],
  [
    'what is named first, with its time, stays',
    'choir on Friday at three . bring cake',
    'title O time time time O O title',
    '00122000',
    'create',
    'title O time time time O O title',
  ],
  [
    'what somebody needs is',
    'Ola needs a demo . half an hour together on Friday',
    'guest O O title O length length length O O time',
    'p0000000001',
    'find_time',
    'guest O O title O length length length O O time',
  ],
  [
    'but not who is away',
    'Ola is ill today . could we have an hour on Friday',
    'reason reason reason reason O O O O length length O time',
    'p00000000001',
    'create',
    'reason reason reason reason O O O O length length O time',
  ],
  [
    'a name is not joined with itself',
    'my cousins engagement on Friday for the engagement at six',
    'O title title O time O O title O time',
    '0000100001',
    'create',
    'O title title O time O O filler O time',
  ],
] as const)('%s', (_name, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
