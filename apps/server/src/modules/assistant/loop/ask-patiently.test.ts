import { APICallError } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { waitAskedFor } from './ask-patiently.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const refused = (responseHeaders: Record<string, string>) =>
  new APICallError({
    message: 'busy',
    url: 'http://model.example',
    requestBodyValues: {},
    statusCode: 429,
    responseHeaders,
  });

it.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Sun, 15 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, undefined],
  [{ 'retry-after': '3600' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{}, undefined],
])('%o', (headers, wait) => {
  expect(waitAskedFor(refused(headers), NOW)).toBe(wait);
});

it('a failure that is no answer of the provider asks for nothing', () => {
  expect(waitAskedFor(new TypeError('fetch failed'), NOW)).toBeUndefined();
});
