import { expect, it } from 'vitest';
import { namesKindOnly, namesOfSet } from './set-phrases.ts';

it.each([
  ['everything that starts', []],
  ['whatever comes', []],
  ['all that begins with yoga', ['with', 'yoga']],
])('%s names %j', (set, names) => {
  expect(namesOfSet(set.split(' '))).toEqual(names);
});

it.each([
  [['blocks'], true],
  [['study', 'blocks'], false],
])('%j names a kind only: %s', (words, isKind) => {
  expect(namesKindOnly(words)).toBe(isKind);
});
