import { expect, it } from 'vitest';
import { mended } from './test-mended.ts';

it.each([
  [
    'somebody left on does not go',
    'drop Ben from it but leave Ana on',
    'O guest_out O target O O guest_out O',
    '0p0000p0',
    'O guest_out O target O O filler O',
  ],
  [
    'somebody who is left does not go',
    'drop Ben from it but leave Ana',
    'O guest_out O target O O guest_out',
    '0p0000p',
    'O guest_out O target O O filler',
  ],
  [
    'but not somebody',
    'drop Ben from it but not Ana',
    'O guest_out O target O O guest_out',
    '0p0000p',
    'O guest_out O target O O filler',
  ],
  [
    'somebody left out goes',
    'drop Ben and leave Ana out',
    'O guest_out O O guest_out O',
    '0p00p0',
    'O guest_out O O guest_out O',
  ],
  [
    'somebody who is back comes',
    'Ben recovered so invite him',
    'guest_out reason O O O',
    'p0000',
    'guest reason O O O',
  ],
  [
    'somebody who cannot come goes, even if another is invited',
    "Ben can't so invite her",
    'guest_out O O O O',
    'p0000',
    'guest_out O O O guest',
  ],
  ['a pronoun is the guest', 'so add her to it', 'O O O O target', '00000', 'O O guest O target'],
])('%s', (_, message, roles, times, expected) => {
  expect(mended(message, roles, times, 'change')).toBe(expected);
});
