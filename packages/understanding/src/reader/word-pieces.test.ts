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

it('takes the longest pieces from the beginning on', () => {
  expect(names('lunches')).toEqual(['lunch', '##es']);
});

it('knows a word in capitals, and one with an accent', () => {
  expect(names('Lunch')).toEqual(['lunch']);
  expect(names('Café')).toEqual(['cafe']);
});

it('begins anew behind a sign', () => {
  expect(names("lu's")).toEqual(['l', '##u', "'", 's']);
});

it('gives a word that it cannot put together the number of the unknown', () => {
  expect(names('lж')).toEqual(['[UNK]']);
  expect(names('')).toEqual(['[UNK]']);
});

it('reads only the beginning of what is no word', () => {
  expect(split('u'.repeat(5_000)).length).toBeLessThan(100);
});
