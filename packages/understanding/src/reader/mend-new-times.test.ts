import { expect, it } from 'vitest';
import type { Act } from '../commands/language.ts';
import { mended } from './test-mended.ts';

it.each([
  [
    'of two times of something new the one behind the turn counts',
    'Sauna friday at six, no, saturday at seven',
    'title time time time O O O time time time',
    '0122000122',
    'create',
    'title retracted retracted retracted O O O time time time',
  ],
  [
    'the day of an hour that is taken back stays',
    'tomorrow choir at five no actually at six',
    'time title retracted retracted O O time time',
    '10012012',
    'create',
    'time title retracted retracted O O time time',
  ],
  [
    'a second time without a turn is one more',
    'Sauna friday at six and saturday at seven',
    'title time time time O time time time',
    '01220122',
    'create',
    'title time time time O time time time',
  ],
  [
    'what had been said is not what is wanted',
    'I said one hour but it needs two',
    'O O length length O O O length',
    '00120001',
    'revise',
    'O O retracted retracted O O O length',
  ],
  [
    'until when it is may be taken for a reason',
    'I said ten but it takes until noon',
    'O O time O O O reason reason',
    '00100012',
    'change',
    'O O retracted O O O end end',
  ],
  [
    'the hours stay',
    'the 9th, hours are right',
    'time time time O O filler filler',
    '0120000',
    'revise',
    'time time time O same_time same_time same_time',
  ],
])('%s', (_, message, roles, times, act, expected) => {
  expect(mended(message, roles, times, act as Act)).toBe(expected);
});
