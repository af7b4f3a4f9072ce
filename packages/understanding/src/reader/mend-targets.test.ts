import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'somebody whom one knows may be a guest',
    'rename yoga to Yoga with Ana',
    'O target O title O guest',
    '0k0k0p',
    'change',
    'O target O title O guest',
  ],
  [
    'what it is not was not picked',
    'not the wednesday one',
    'O except option option',
    '0010',
    'pick',
    'O retracted retracted retracted',
  ],
  [
    'both that are named are two',
    'both payroll and piano an hour later',
    'set set O target shift shift shift',
    '0k0k000',
    'change',
    'O target O target shift shift shift',
  ],
] as const)('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
