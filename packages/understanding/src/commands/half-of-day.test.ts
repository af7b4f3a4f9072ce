import { expect, it } from 'vitest';
import { correctsHalf, halfOfDay, onOtherHalf, partNamed } from './half-of-day.ts';

it.each([
  ['sorry that is PM obviously', 8, 20],
  ["oops, that's p.m.", 8, 20],
  ['no, in the morning', 19, 7],
  ['am not pm', 19, 7],
  ['not pm!', 19, 7],
  ['in the evening I mean', 8, 20],
  ['afternoon, not morning', 3, 15],
  // Not at three in the night because somebody said morning.
  ['in the morning', 15, undefined],
  ['pm', 15, undefined],
  ['afternoon', 8, undefined],
])('%s, of %i', (words, hour, expected) => {
  const half = halfOfDay(words);
  expect(half && onOtherHalf(hour, half)).toBe(expected);
});

it.each([
  'Friday morning',
  'this evening',
  'at 8pm',
  'I am not',
  'the morning one',
  'this evening or that night',
  'yes',
])('%s says more, or nothing', (words) => {
  expect(halfOfDay(words)).toBeUndefined();
});

it('a message that corrects nothing else', () => {
  expect(correctsHalf("oops, that's p.m.")).toBe(true);
  expect(correctsHalf('this evening')).toBe(false);
  expect(correctsHalf('am I?')).toBe(false);
});

it('one of two by the part of the day', () => {
  expect(partNamed('the morning one')).toEqual([5, 12]);
  expect(partNamed('the evening reminder')).toEqual([17, 24]);
  expect(partNamed('the morning run')).toBeUndefined();
  expect(partNamed('the first one')).toBeUndefined();
});
