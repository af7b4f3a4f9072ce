import { describe, expect, it, test } from 'vitest';
import { cleanText, tidy } from './clean.ts';
import { hideGoal, hideNames } from './hide.ts';
import { correctWord } from './spelling.ts';
import { splitRequests } from './split.ts';
import { canonical, findLiterals, tokenize } from './tokens.ts';

const split = (text: string): string[] =>
  splitRequests(text, tokenize(text, [], findLiterals(text))).map(({ start, end }) =>
    text.slice(start, end).trim(),
  );

describe('cleaning', () => {
  it('never moves an offset', () => {
    const odd = 'a\u00a0“b” – c\u200bd\te';
    expect(cleanText(odd)).toHaveLength(odd.length);
    expect(cleanText(odd)).toBe('a "b" - c d e');
  });

  it('tidies what is shown', () => {
    expect(tidy('  , the  big  one! ')).toBe('the big one');
  });
});

describe('spelling', () => {
  test.each([
    ['shedule', 'schedule'],
    ['calandar', 'calendar'],
    ['appoinment', 'appointment'],
    ['remindr', 'reminder'],
    ['tommorow', 'tomorrow'],
    ['plz', 'please'],
    ['gonna', 'going to'],
  ])('%s is %s', (typed, meant) => {
    expect(correctWord(typed)).toBe(meant);
  });

  test.each(['melting', 'evening', 'vacation', 'leather', 'Anna', 'minuet', 'dinners'])(
    '%s stays',
    (word) => {
      expect(correctWord(word.toLowerCase())).toBe(word.toLowerCase());
    },
  );

  it('writes contractions out', () => {
    expect([
      canonical("can't"),
      canonical("won't"),
      canonical("I'd"),
      canonical("what's"),
      canonical("Ana's"),
    ]).toEqual(['can not', 'will not', 'i would', 'what is', "ana's"]);
  });
});

describe('splitting', () => {
  test.each([
    ['book lunch with Ana and cancel my dentist', 2],
    ['see Dr. Okafor at 3 p.m. tomorrow', 1],
    ['dinner and drinks with Cleo', 1],
    ['I have a haircut on Friday at 3, put that on my calendar', 2],
    ['cancel lunch; then move my 2pm to 4', 2],
    ['Hello! What is on today?', 2],
    ['one\ntwo', 2],
    ['schedule a call with Ana, Bob and Chris', 1],
  ])('%s', (text, count) => {
    expect(split(text)).toHaveLength(count);
  });
});

describe('words that only look like times', () => {
  it('are hidden, letter for letter', () => {
    for (const text of [
      'movie night on Friday',
      'my second meeting',
      "Jan's party",
      '1 on 1 with Lee',
      'may you help',
    ])
      expect(hideNames(text)).toHaveLength(text.length);
    expect(hideNames('movie night on Friday')).toMatch(/on Friday$/);
    expect(hideNames('movie night on Friday')).not.toMatch(/night/);
    expect(hideNames('the second of May')).toBe('the second of May');
  });

  it('keeps old and new time apart in a move', () => {
    expect(hideGoal('move it from Friday to Monday')).toBe('move it from Friday ¤¤ Monday');
    expect(hideGoal('lunch from 1 to 2')).toBe('lunch from 1 to 2');
  });
});
