import { routes } from '@catch/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await createTestProduct();
  token = await product.signIn('madrid@example.org');
});
afterAll(() => product.close());

const put = (query: string, init: { payload?: string; type?: string } = {}) =>
  product.app.inject({
    method: 'PUT',
    url: `/api/v1/auth/me/assistant${query}`,
    headers: { authorization: `Bearer ${token}`, ...(init.type ? { 'content-type': init.type } : {}) },
    ...(init.payload === undefined ? {} : { payload: init.payload }),
  });

describe('every answer', () => {
  it('carries the request id it was given, or one of its own', async () => {
    const given = await product.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'abcdef-12345678' },
    });
    expect(given.headers['x-request-id']).toBe('abcdef-12345678');
    const hostile = await product.app.inject({ url: '/healthz', headers: { 'x-request-id': '<script>' } });
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the strict headers, and the opener policy except on the Slack callback', async () => {
    const page = await product.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const callback = await product.app.inject({
      url: '/integrations/slack/callback?code=x',
      headers: { accept: 'text/html' },
    });
    expect(callback.headers['cross-origin-opener-policy']).toBeUndefined();
  });
});

describe('bad input is a 4xx with a sentence and an id', () => {
  it.each([
    ['malformed JSON', () => put('?character_id=nora', { payload: '{"a":', type: 'application/json' }), 400],
    [
      'an oversized body',
      () => put('?character_id=nora', { payload: `"${'x'.repeat(300_000)}"`, type: 'application/json' }),
      413,
    ],
    [
      'an unknown content type',
      () => put('?character_id=nora', { payload: 'a', type: 'application/x-nonsense' }),
      415,
    ],
    ['a missing field', () => put(''), 422],
    ['a repeated field', () => put('?character_id=a&character_id=b'), 422],
    [
      'an unknown API route',
      () => product.app.inject({ url: '/api/v1/nothing', headers: { accept: 'text/html' } }),
      404,
    ],
    ['an unknown method', () => product.app.inject({ method: 'DELETE', url: '/api/v1/auth/me' }), 404],
    ['a broken percent escape', () => product.app.inject({ url: '/api/v1/%E0%A4%A' }), 400],
    ['a NUL in a query', () => put('?character_id=%00'), 404],
  ])('%s', async (_name, send, status) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      detail: expect.stringMatching(/\S/),
      request_id: expect.stringMatching(/\S/),
    });
  });

  it('names the field', async () => {
    expect((await put('')).json().detail).toContain('character_id');
  });
});

describe('access', () => {
  const placeholders = (path: string) => path.replace(/:\w+/g, 'x');
  const guarded = Object.entries(routes).filter(([, { access }]) => access === 'user' || access === 'staff');

  it('is declared for every route of the contract, and each route exists', () => {
    const missing = Object.values(routes).filter(
      ({ method, path }) => !product.app.hasRoute({ method, url: path }),
    );
    expect(missing).toEqual([]);
    expect(new Set(Object.values(routes).map(({ access }) => access))).toEqual(
      new Set(['public', 'user', 'staff', 'webhook']),
    );
  });

  it.each(guarded)('%s asks for a session', async (_name, { method, path }) => {
    const answer = await product.app.inject({ method, url: placeholders(path) });
    expect(answer.statusCode).toBe(401);
  });

  it.each(guarded.filter(([, { access }]) => access === 'staff'))(
    '%s is refused to others',
    async (_name, { method, path }) => {
      const answer = await product.app.inject({
        method,
        url: placeholders(path),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(403);
    },
  );
});

it('is limited per address, and says so in the usual shape', async () => {
  const limited = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1)
    statuses.push((await limited.app.inject({ url: '/api/v1/auth/login' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await limited.app.inject({ url: '/api/v1/auth/login' });
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({
    detail: expect.stringContaining('Too many'),
    request_id: expect.any(String),
  });
  await limited.close();
});

describe('the description of the API', () => {
  const look = (url: string) => product.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });

  it('is a page with its script, from here alone', async () => {
    const [moved, page, script] = await Promise.all(['/docs', '/docs/', '/docs/js/scalar.js'].map(look));
    expect(moved).toMatchObject({ statusCode: 301, headers: { location: '/docs/' } });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page?.headers['content-security-policy']).toMatch(/^default-src 'self'/);
    expect(script).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'application/javascript; charset=utf-8', 'content-encoding': 'gzip' },
    });
  });

  it('is found as data', async () => {
    const document = (await product.app.inject({ url: '/openapi.json' })).json<{ paths: object }>();
    expect(document.paths).toHaveProperty(['/api/v1/assistant/chat']);
  });
});
