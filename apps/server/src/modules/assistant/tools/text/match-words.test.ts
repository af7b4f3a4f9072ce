import { describe, expect, it } from 'vitest';
import { coverage, significantWords, similarity } from './match-words.ts';

describe('matching words', () => {
  it('leaves out what says nothing', () => {
    expect(significantWords("my dentist's appointment with Ana")).toEqual(['dentist', 'ana']);
    expect(significantWords('the meeting')).toEqual(['meeting']);
  });

  it.each([
    ['dentist', 'dentist', 1],
    ['dentsit', 'dentist', 0.75],
    ['standup', 'standups', 0.85],
    ['lucia', 'luci', 0.85],
    ['ana', 'bob', 0],
    ['tea', 'ten', 0],
  ])('%s and %s', (left, right, expected) => {
    expect(similarity(left, right)).toBe(expected);
  });

  it('reads names with accents', () => {
    expect(coverage(significantWords('Lucía'), significantWords('lucia navarro'))).toBe(1);
  });
});
