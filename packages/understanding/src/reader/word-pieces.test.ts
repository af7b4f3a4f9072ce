import { expect, it } from 'vitest';
import { createWordSplitter, type WordPieces } from './word-pieces.ts';

const vocabulary: WordPieces = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[MASK]',
  'lunch',
  'l',
  'u',
  '##u',
  '##es',
  "'",
  's',
  'cafe',
];
const split = createWordSplitter(vocabulary);
const names = (word: string) => split(word).map((piece) => vocabulary[piece]);

it('takes the longest piece it knows, from left to right', () => {
  expect(names('lunches')).toEqual(['lunch', '##es']);
});

it('ignores capitals and accents', () => {
  expect(names('Lunch')).toEqual(['lunch']);
  expect(names('Café')).toEqual(['cafe']);
});

it('starts again after an apostrophe', () => {
  expect(names("lu's")).toEqual(['l', '##u', "'", 's']);
});

it('reads a word it has no pieces for as unknown', () => {
  expect(names('lж')).toEqual(['[UNK]']);
  expect(names('')).toEqual(['[UNK]']);
});

it('reads only the start of an endless word', () => {
  expect(split('u'.repeat(5_000)).length).toBeLessThan(100);
});
