import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'an hour and a name are one event',
    'the two thing called Meeting , rename it',
    'target target target O target O O O',
    '01000000',
    'change',
    'target target target target target O O O',
  ],
  [
    'of two names the first is the one it has',
    'the two thing called Meeting , rename it to Kickoff',
    'target target target O title O O O O title',
    '0100000000',
    'change',
    'target target target target target O O O O title',
  ],
  [
    'what it is called now is no second event',
    "tomorrow's 9am thing is called Golf , make it Rowing",
    'target target target target O O title O O O title',
    '11100000000',
    'change',
    'target target target target target target target O O O title',
  ],
  [
    'behind the hour stands the new name',
    'call the 11am tomorrow Payroll with Brenda',
    'O target target target target target O old_person',
    '00122000',
    'change',
    'O target target target target title title title',
  ],
  [
    'what one has with others is only what is with them',
    'cancel whatever I have with the lawyers on Friday',
    'O set O O O O O old_time old_time',
    '000000011',
    'cancel',
    'O set set set set set set old_time old_time',
  ],
  [
    'a stranger is part of the new name',
    'rename yoga to Yoga with Priya',
    'O target O title O guest',
    '0k0k00',
    'change',
    'O target O title title title',
  ],
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
  [
    'the letter behind a number belongs to its name',
    'the 6F people rang , scrap it',
    'target target reason reason reason O O target',
    '00000000',
    'cancel',
    'target target target reason reason O O target',
  ],
] as const)('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act)).toBe(expected);
});
