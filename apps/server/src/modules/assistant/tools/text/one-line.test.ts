import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['Zebra\u202Eelttil a\u202C talk', 'Zebra elttil a talk'],
  ['Lunch\n\nApproved by staff: yes', 'Lunch Approved by staff: yes'],
  ['a\u2028b\u2029c\u0007d\0e\tf', 'a b c d e f'],
  ['in\u200bvis\u00adi\ufeffble', 'in vis i ble'],
  ['  much \u2067 room  ', 'much room'],
  ['👩‍👩‍👧‍👦 می‌خواهم', '👩‍👩‍👧‍👦 می‌خواهم'],
  ['\u202E', ''],
])('%j is shown as %j', (text, shown) => expect(oneLine(text)).toBe(shown));

it('is never long enough to cut off what follows it', () => {
  const shown = oneLine('𝕏'.repeat(5000));
  expect([...shown]).toHaveLength(120);
  expect(shown.isWellFormed()).toBe(true);
});
