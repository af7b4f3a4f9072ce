import { expect, it } from 'vitest';
import { asBefore } from './as-before.ts';

it.each([
  ['back to Tuesday like before', 'like before'],
  ['three o’clock as it was please', 'as it was'],
  ['Friday, like it was before', 'like it was before'],
  ['return it to its old slot', 'its old slot'],
  ['make it Friday', undefined],
  ['right before the call', undefined],
])('%s', (clause, expected) => {
  expect(asBefore(clause)).toBe(expected);
});
