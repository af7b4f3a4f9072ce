import { expect, it } from 'vitest';
import { piecesOf } from './long-message.ts';

const words = (count: number, end: string) => `${'word '.repeat(count).trim()}${end}`;

it('a message of usual length stays whole', () => {
  expect(piecesOf(words(100, '. And more.')).pieces).toHaveLength(1);
});

it.each(['\n', '. ', ', '])('a long one comes apart at %j, and nothing of it is lost', (end) => {
  const message = Array.from({ length: 40 }, () => words(8, end)).join('');
  const { pieces, unread } = piecesOf(message);
  expect(pieces.map(({ text }) => text).join('')).toBe(message);
  expect(pieces.length).toBeGreaterThan(4);
  for (const { text, start } of pieces) expect(message.slice(start, start + text.length)).toBe(text);
  expect(unread).toBe(0);
});

it('what nobody would read is counted', () => {
  expect(piecesOf(words(50, '. ').repeat(100)).unread).toBeGreaterThan(1000);
});

it('signs alone are not read', () => {
  const { pieces } = piecesOf(`${'. '.repeat(300)}\ncancel yoga\n${'- '.repeat(300)}`);
  expect(pieces.map(({ text }) => text.includes('yoga'))).toEqual([true]);
});
