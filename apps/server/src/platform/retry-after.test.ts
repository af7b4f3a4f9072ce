import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.UTC(2026, 2, 8, 9);

it.each([
  ['7', 7000],
  [' 1.5 ', 1500],
  ['Sun, 08 Mar 2026 09:00:20 GMT', 20_000],
  ['Sun, 08 Mar 2026 08:59:00 GMT', 0],
  ['0', 0],
  ['soon', undefined],
  ['', undefined],
])("'%s' asks for a wait of %s", (value, expected) => {
  expect(retryAfterMs(new Headers({ 'Retry-After': value }), NOW)).toBe(expected);
});

it('is undefined without the header', () => expect(retryAfterMs(new Headers(), NOW)).toBeUndefined());
