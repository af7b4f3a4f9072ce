import { expect, it } from 'vitest';
import { namesOfSet, withoutKinds } from './set-phrases.ts';

it.each([
  ['everything that starts', []],
  ['whatever comes', []],
  ['all that begins with yoga', ['with', 'yoga']],
])('%s names %j', (set, names) => {
  expect(namesOfSet(set.split(' '))).toEqual(names);
});

it('a block is a kind of thing', () => {
  expect(withoutKinds(['study', 'blocks'])).toEqual(['study']);
});
