import { expect, it } from 'vitest';
import { insteadOfThem, isTakenOut } from './taken-out.ts';

it.each([
  ['Lea', 'tea with Max and Lea. actually leave Lea out', true],
  ['Lea', 'tea with Max and Lea, no, not Lea', true],
  ['Max', 'tea with Max and Lea, no, not Lea', false],
  ['Lea', 'tea with Max, and not only Lea', false],
  ['Lea', 'drop Leandra', false],
])('%s of “%s”: %s', (name, clause, expected) => expect(isTakenOut(name, clause)).toBe(expected));

it('knows in whose place somebody comes', () => {
  expect(['Max instead of her', 'Max instead'].map(insteadOfThem)).toEqual([true, false]);
});
