import { expect, it } from 'vitest';
import type { TokenFeatures } from './features.ts';
import { mendRoles } from './mend-roles.ts';
import { tokensOf } from './tokens.ts';

/** Each word with its role, and whether the time grammar reads it as the beginning (1) or middle (2) of a time. */
function mended(message: string, roles: string, times: string): string {
  const tokens = tokensOf(message);
  const words = [...times].map((time) => ({ time: Number(time) }) as TokenFeatures);
  const found = roles.split(' ').map((role) => ({ role, share: 1 }));
  return mendRoles(found, words, tokens)
    .map(({ role }) => role)
    .join(' ');
}

it.each([
  ['the day of a time belongs to it', 'at five that day', 'time time O O', '1200', 'time time time time'],
  ['an article names nothing', 'the vet rang', 'target O O', '000', 'target target O'],
  [
    'minutes within a time are no length',
    'nine to nine forty in the morning',
    'time time time length time time time',
    '1222222',
    'time time time time time time time',
  ],
  [
    'a length beside a time stays one',
    'nine forty minutes',
    'time length length',
    '111',
    'time length length',
  ],
  ['how far it goes is its end', 'extend it to the 12th', 'O O O time time', '00012', 'O O O end end'],
  [
    'what is cut becomes shorter',
    'cut yoga by twenty minutes',
    'O target shift shift shift',
    '00122',
    'stretch target stretch stretch stretch',
  ],
  [
    'a cut to a length is one',
    'cut yoga to an hour',
    'O target O length length',
    '00012',
    'O target O length length',
  ],
  [
    'who is taken off',
    'take him off the list',
    'O O O target target',
    '00000',
    'O guest_out O target target',
  ],
  [
    'a pause ends a name',
    'morning yoga with uh tuesday',
    'title title title title time',
    '00001',
    'title title O O time',
  ],
  ['that day by itself is left alone', 'move it that day', 'O target O O', '0000', 'O target O O'],
])('%s', (_name, message, roles, times, expected) => {
  expect(mended(message, roles, times)).toBe(expected);
});
