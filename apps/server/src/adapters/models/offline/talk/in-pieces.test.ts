import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

it('parts where a line ends, else a sentence, else a word, and loses nothing', () => {
  expect(inPieces('short', 10)).toEqual(['short']);
  expect(inPieces('one two\nthree four', 12)).toEqual(['one two', 'three four']);
  expect(inPieces('One two. Three four', 12)).toEqual(['One two.', 'Three four']);
  expect(inPieces('one two three four', 10)).toEqual(['one two', 'three four']);
  expect(inPieces('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
});
