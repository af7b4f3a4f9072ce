import { expect, it } from 'vitest';
import { isLeftOut } from './left-out.ts';

it.each([
  ['laundry', '. scratch the laundry, my sister does it', true],
  ['cable inventory', '. Forget the cables actually', true],
  ['bank', '. scratch the laundry', false],
  ['laundry', '. scratch that', false],
  ['drop-off', ' at four', false],
])('%s%s: %s', (title, behind, expected) => expect(isLeftOut(title, behind)).toBe(expected));
