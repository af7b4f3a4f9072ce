import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, splitText } from './split-text.ts';

const squeeze = (text: string) => text.replace(/\s+/g, '');

describe('splitText', () => {
  it('loses nothing but white space, and no part is too long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 2, max: 60 }),
        (text, most) => {
          const parts = splitText(text, most);
          expect(parts.every((part) => [...part].length <= most && part.trim() === part && part !== '')).toBe(
            true,
          );
          expect(squeeze(parts.join(''))).toBe(squeeze(text));
        },
      ),
    );
  });

  it('prefers paragraphs, then lines, then sentences, then words', () => {
    expect(splitText('first paragraph here\n\nsecond one', 26)).toEqual([
      'first paragraph here',
      'second one',
    ]);
    expect(splitText('one line of it\nand more', 20)).toEqual(['one line of it', 'and more']);
    expect(splitText('It is here. Take it now', 16)).toEqual(['It is here.', 'Take it now']);
    expect(splitText('several words only', 14)).toEqual(['several words', 'only']);
    expect(splitText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  });

  it('never cuts a sign in two', () => {
    expect(splitText('😀😀😀', 2)).toEqual(['😀😀', '😀']);
    expect(cutText('😀😀😀', 2)).toBe('😀…');
    expect(cutText('abc', 3)).toBe('abc');
  });
});
