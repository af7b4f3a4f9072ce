import { expect, it } from 'vitest';
import { asHours, beginsThen } from './time-phrases.ts';

it.each([
  ['thursday from 2', true],
  ['from eleven in the morning', true],
  ['any time from 2', false],
  ['sometime friday from 2', false],
  ['from 2 onwards', false],
  ['after 2', false],
])('%s begins then: %s', (time, isThen) => {
  expect(beginsThen(time)).toBe(isThen);
});

it.each([
  ['ten till one', 'from ten until one'],
  ['wednesday ten to twelve', 'wednesday from ten until twelve'],
  ['quarter to five', undefined],
  ['at four', undefined],
])('%s as hours', (span, hours) => {
  expect(asHours(span)).toBe(hours);
});
