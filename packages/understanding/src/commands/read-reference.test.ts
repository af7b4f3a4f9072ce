import { describe, expect, it } from 'vitest';
import { readReference } from './read-reference.ts';

describe('words that point at something', () => {
  it.each(['it', 'that one', 'the event', 'him'])('%s is what is spoken of', (text) => {
    expect(readReference(text)).toMatchObject({ isFocus: true, isEvery: false, words: '' });
  });

  it.each([
    ['the second', 1],
    ['the third one', 2],
    ['the last one', -1],
    ['the 2nd', 1],
    ['the latter', -1],
  ])('%s is a place in a list', (text, position) => {
    expect(readReference(text)).toMatchObject({ isFocus: false, position, words: '' });
  });

  it('takes “the later one” for a time, not for a name', () => {
    expect(readReference('the later one')).toMatchObject({ extreme: 'latest', words: '' });
    expect(readReference('the earlier appointment')).toMatchObject({ extreme: 'earliest' });
    expect(readReference('the late one')).toMatchObject({ extreme: 'latest' });
    expect(readReference('the late shift').extreme).toBeUndefined();
  });

  it.each(['both of them', 'everything', 'all', 'the pair of them', 'the whole lot'])(
    '%s is every one',
    (text) => {
      expect(readReference(text)).toMatchObject({ isEvery: true, isFocus: false });
    },
  );

  it.each([
    'the harvest supper',
    'my 3pm',
    'the last harvest supper',
    'that call with Ida',
    'pair programming',
    'Lot B',
  ])('%s has a name', (text) => {
    expect(readReference(text)).toMatchObject({ isFocus: false, isEvery: false, words: text });
    expect(readReference(text).position).toBeUndefined();
  });
});
