import { APICallError } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { toModelFailure, waitAskedFor } from './model-failure.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const refused = (
  responseHeaders: Record<string, string>,
  statusCode: number | undefined = 429,
  data?: unknown,
) =>
  new APICallError({
    message: 'busy: sk-Secret',
    url: 'http://model.example',
    requestBodyValues: {},
    ...(statusCode ? { statusCode } : {}),
    responseHeaders,
    responseBody: 'sk-Secret',
    data,
  });

it.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Sun, 15 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, undefined],
  [{ 'retry-after': '3600' }, 3_600_000],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{}, undefined],
])('how long it wants to be left alone: %o', (headers, wait) => {
  expect(waitAskedFor(refused(headers), NOW)).toBe(wait);
});

it('a failure that is no answer of the provider asks for nothing', () => {
  expect(waitAskedFor(new TypeError('fetch failed'), NOW)).toBeUndefined();
});

it.each([
  [
    refused({ 'x-request-id': 'req_1' }, 401, { error: { code: 'invalid_api_key' } }),
    'm answered 401 (invalid_api_key), request req_1',
  ],
  [
    refused({ 'request-id': 'sk Secret!' }, 529, { error: { code: 'sk-Secret', type: 'sk-Secret' } }),
    'm answered 529',
  ],
  [refused({}, 0), 'm could not be reached'],
  [refused({}, 200), 'm gave an answer that cannot be read'],
  [new DOMException('sk-Secret', 'TimeoutError'), 'm did not answer in time'],
  [new TypeError('sk-Secret'), 'm gave an answer that cannot be read (TypeError)'],
  ['sk-Secret', 'm gave an answer that cannot be read'],
])('%s is reported in our own words', (error, expected) => {
  const failure = toModelFailure(error, 'm');
  expect(failure.message).toBe(expected);
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain('Secret');
  expect(failure.cause).toBeUndefined();
});
