import { expect, it } from 'vitest';
import { forgetsThat, pointsAtPreference } from './forgets-that.ts';

it.each([
  'forget I said that',
  'no, scrap that rule',
  'oh ignore that last bit',
  'never mind that',
  'strike that one please',
  'actually drop the preference again',
])('%s', (message) => {
  expect(forgetsThat(message)).toBe(true);
});

it.each([
  "don't forget that",
  'never forget that',
  'forget the dentist',
  'did you forget that?',
  'mind that',
  'never mind',
])('not %s', (message) => {
  expect(forgetsThat(message)).toBe(false);
});

it('what was just remembered', () => {
  expect(pointsAtPreference('that rule')).toBe(true);
  expect(pointsAtPreference('the lunch rule')).toBe(false);
});
