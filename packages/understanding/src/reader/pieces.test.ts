import { expect, it } from 'vitest';
import { createSplitter, type Vocabulary } from './pieces.ts';

const reserved: Vocabulary = Array.from({ length: 6 }, (_, index) => [`<${index}>`, 0] as const);
const vocabulary: Vocabulary = [
  ...reserved,
  ['▁', -3],
  ['▁lun', -4],
  ['ch', -4],
  ['▁lunch', -6],
  ['l', -5],
  ['u', -5],
];
const split = createSplitter(vocabulary);
const names = (pieces: readonly number[]) => pieces.map((piece) => vocabulary[piece]?.[0]);

it('takes the pieces that are likeliest together', () => {
  expect(names(split('lunch', true))).toEqual(['▁lunch']);
});

it('knows whether a word stands behind a space', () => {
  expect(names(split('lu', false))).toEqual(['l', 'u']);
});

it('gives a sign that it does not know the number of the unknown', () => {
  expect(split('ж', false)).toEqual([0]);
});

it('reads only the beginning of what is no word', () => {
  expect(split('u'.repeat(5_000), false).length).toBeLessThan(100);
});
