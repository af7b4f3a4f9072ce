import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

const percent = (part: number, whole: number) => {
  const { low, high } = wilson(part, whole);
  return [low, high].map((share) => Math.round(share * 1000) / 10);
};

test('the interval is the one of the textbooks', () => {
  expect(percent(5, 10)).toEqual([23.7, 76.3]);
  expect(percent(57, 200)).toEqual([22.7, 35.1]);
});

test('none and all of the trials leave room on one side only', () => {
  expect(percent(0, 50)).toEqual([0, 7.1]);
  expect(percent(50, 50)).toEqual([92.9, 100]);
  expect(percent(0, 0)).toEqual([0, 100]);
});
