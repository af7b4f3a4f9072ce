import { describe, expect, it } from 'vitest';
import { isTraceable } from './traceable.ts';

describe('isTraceable', () => {
  const own = ['Lunch with Ana at Casa Lucio on Friday, ana@example.org'];
  it.each([
    ['Lunch with Ana', true],
    ['Casa Lucio', true],
    [undefined, true],
    ['ana@example.org', true],
    ['mallory@evil.example', false],
    ['Join at https://evil.example/meet', false],
    ['Call +1 555 010 9999', false],
    ['Wire transfer to the attacker account', false],
    // Half of the words are enough, fewer are not.
    ['Lunch Ana budget forecast', true],
    ['Lunch budget forecast review', false],
    // One of two words, in its plural.
    ['Lunches budget', true],
    // Among one's own words, too, what leads somewhere must be one's own to the letter.
    ['Lunch with Ana https://evil.example', false],
    ['Lunch with Ana, mallory@evil.example', false],
    ['Lunch with Ana +15550109999', false],
  ])('%s: %s', (text, expected) => {
    expect(isTraceable(text, own)).toBe(expected);
  });
});
