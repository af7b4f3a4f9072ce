import { describe, expect, it } from 'vitest';
import { placeSaid, readReference } from './read-reference.ts';

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

  it.each([
    ['the first of the two', { position: 0, words: '' }],
    ['the last of three', { position: -1, words: '' }],
    ['the second of the two trams', { position: 1, of: 'trams', words: '' }],
    ['the shorter of the two', { extreme: 'shortest', words: '' }],
  ])('%s is one of so many', (text, reference) => {
    const read = readReference(text);
    expect(read).toMatchObject(reference);
    expect(read.count).toBeUndefined();
  });

  it.each([
    ['of choir and judo cancel whichever is the later', 'later'],
    ['drop whichever comes first', 'earlier'],
    ['move the latter to noon', 'latter'],
    ['move it later', undefined],
  ])('%s: which of them', (clause, expected) => {
    expect(placeSaid(clause)).toBe(expected);
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
