import { routes } from '@catch/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, startSignIn, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await createTestProduct();
  token = await product.signIn('attacked@example.org');
});
afterAll(() => product.close());

const inject = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE' = 'GET',
  payload?: string | Buffer,
): Promise<LightMyRequestResponse> =>
  product.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

describe('a session', () => {
  it.each([
    ['in a cookie', '/api/v1/auth/me', (bearer: string) => ({ cookie: `access_token=${bearer}` })],
    ['under another scheme', '/api/v1/auth/me', (bearer: string) => ({ authorization: `Basic ${bearer}` })],
    [
      'with something after it',
      '/api/v1/auth/me',
      (bearer: string) => ({ authorization: `Bearer ${bearer} x` }),
    ],
  ])('%s is none', async (_name, url, headers) => {
    expect((await inject(url, headers(token))).statusCode).toBe(401);
  });

  it('in the address is none', async () => {
    expect((await inject(`/api/v1/auth/me?access_token=${token}`)).statusCode).toBe(401);
  });

  it('is 256 bits that nobody can look up in the database', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await product.database.pool.query('select token_hash from sessions');
    for (const { token_hash } of rows) expect(token_hash.toString('base64url')).not.toBe(token);
  });
});

describe('another site', () => {
  const foreign = { origin: 'https://evil.example', referer: 'https://evil.example/' };
  const changing = Object.values(routes).filter(
    ({ access, method }) => access !== 'webhook' && method !== 'GET',
  );

  it('is given no permission to read answers or to send a bearer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await inject(
        '/api/v1/auth/me',
        {
          ...foreign,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
        method,
      );
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  // What a foreign page can make a browser send: the cookies, and one of the three types of forms.
  it.each(changing)('cannot make a browser do $method $path', async ({ method, path }) => {
    const { cookie } = await startSignIn(product, 'attacked@example.org');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await product.app.inject({
        method,
        url: path.replace(/:\w+/g, 'x'),
        headers: { ...foreign, cookie, 'content-type': type },
        payload: '{"code":"x","state":"x"}',
      });
      expect([400, 401, 415, 422]).toContain(answer.statusCode);
    }
  });

  it('cannot read the cookies, nor get them sent along with its forms', async () => {
    const login = await inject('/api/v1/auth/login');
    expect(login.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/api/v1/auth' }]);
    const secure = await createTestProduct({ environment: { PUBLIC_URL: 'https://catch.example.com' } });
    const [cookie] = (await secure.app.inject({ url: '/api/v1/auth/login' })).cookies;
    const page = await secure.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await secure.close();
    expect(cookie).toMatchObject({ secure: true });
    expect(page.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it.each([
    '/',
    '/login',
    '/callback',
    '/chat',
    '/admin',
    '/integrations/slack/callback',
    '/docs',
    '/healthz',
  ])('cannot frame %s, sniff it or learn the address it came from', async (url) => {
    const { headers } = await inject(url, { accept: 'text/html' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('finds no inline script allowed on any page with somebody’s data', async () => {
    for (const url of ['/', '/chat', '/admin', '/callback?access_token=x']) {
      const { headers } = await inject(url, { accept: 'text/html' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      for (const directive of [
        "object-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "form-action 'self'",
      ])
        expect(policy).toContain(directive);
    }
  });
});

describe('a redirect', () => {
  it('leads to Google or back to us, whatever the address says', async () => {
    const { returnUrl, cookie } = await startSignIn(product, 'attacked@example.org');
    for (const name of ['next', 'redirect_uri', 'return_to', 'url'])
      returnUrl.searchParams.set(name, 'https://evil.example/');
    const answer = await inject(returnUrl.pathname + returnUrl.search, { cookie, host: 'evil.example' });
    expect(answer.statusCode).toBe(303);
    expect(new URL(String(answer.headers.location)).origin).toBe(new URL(product.settings.PUBLIC_URL).origin);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('to Google names our own address, whatever host the request claims', async () => {
    const { auth_url } = (
      await inject('/api/v1/auth/login', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    ).json();
    const { origin, searchParams } = new URL(auth_url);
    expect(origin).toBe(new URL(product.settings.GOOGLE_ISSUER).origin);
    expect(searchParams.get('redirect_uri')).toBe(
      `${product.settings.PUBLIC_URL}/api/v1/auth/google/callback`,
    );
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  it.each(['//evil.example', '/%2f%2fevil.example', '/https://evil.example'])(
    '%s is no page and leads nowhere',
    async (path) => {
      const answer = await inject(path, { accept: 'text/html' });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('a mix-up of providers', () => {
  const comeBack = async (change: (url: URL) => void) => {
    const round = await startSignIn(product, 'attacked@example.org');
    change(round.returnUrl);
    const answer = await inject(round.returnUrl.pathname + round.returnUrl.search, { cookie: round.cookie });
    return new URL(String(answer.headers.location)).searchParams;
  };

  it('a code that another sign-in asked for is refused, since it has another verifier and nonce', async () => {
    const other = await startSignIn(product, 'attacker@example.org');
    const result = await comeBack((url) =>
      url.searchParams.set('code', other.returnUrl.searchParams.get('code') ?? ''),
    );
    expect(result.get('access_token')).toBeNull();
    expect(result.get('error')).toBeTruthy();
  });

  it('a state of Slack opens nothing at Google, and the reverse', async () => {
    const initiated = await product.app.inject({
      method: 'POST',
      url: '/api/v1/slack/oauth/initiate',
      headers: { authorization: `Bearer ${token}` },
    });
    const slackState = new URL(initiated.json().oauth_url).searchParams.get('state') ?? '';
    expect(
      (await comeBack((url) => url.searchParams.set('state', slackState))).get('access_token'),
    ).toBeNull();
    const google = await startSignIn(product, 'attacked@example.org');
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/v1/slack/oauth/callback',
      headers: { cookie: initiated.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      payload: { code: 'x', state: google.returnUrl.searchParams.get('state') },
    });
    expect(answer.statusCode).toBe(400);
  });
});
