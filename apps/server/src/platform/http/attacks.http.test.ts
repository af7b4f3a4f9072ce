import { gzipSync } from 'node:zlib';
import { type EndpointShape, endpoints } from '@catch/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const inject = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE' = 'GET',
  payload?: string | Buffer,
): Promise<LightMyRequestResponse> =>
  product.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

describe('a bomb', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    inject(
      '/api/v1/slack/oauth/callback',
      { 'content-type': 'application/json', ...headers },
      'POST',
      payload,
    );

  it.each([
    ['arrays in arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects in objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a prototype', '{"__proto__":{"isStaff":true},"code":"x","state":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"isStaff":true}},"code":"x","state":"x"}'],
  ])('of %s is refused', async (_name, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
  });

  it('that unpacks to more than may be sent is refused', async () => {
    const packed = gzipSync(Buffer.alloc(20_000_000, ' '));
    expect(packed.length).toBeLessThan(256 * 1024);
    const { statusCode } = await post(packed, { 'content-encoding': 'gzip' });
    expect([400, 413, 415]).toContain(statusCode);
  });
});

it('slow clients are cut: headers and whole requests have a time', () => {
  expect(product.app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
});

describe('a limit', () => {
  it('by user holds from whatever address, and leaves others alone', async () => {
    const limited = await createTestProduct({ environment: { RATE_LIMIT_USER_PER_MINUTE: '3' } });
    const call = async (bearer: string, remoteAddress: string) =>
      limited.app.inject({
        url: '/api/v1/auth/me/assistant',
        headers: { authorization: `Bearer ${bearer}` },
        remoteAddress,
      });
    const [mine, other] = [await limited.signIn('one@example.org'), await limited.signIn('two@example.org')];
    const statuses = [];
    for (let address = 1; address <= 5; address += 1)
      statuses.push((await call(mine, `10.0.0.${address}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await call(mine, '10.0.0.9');
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('Too many') });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await call(other, '10.0.0.1')).statusCode).toBe(200);
    await limited.close();
  });

  it('by address leaves those alone who share it with somebody who is refused', async () => {
    const limited = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '5' } });
    const ask = async (url: string, bearer?: string) =>
      (
        await limited.app.inject({
          url,
          headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        })
      ).statusCode;
    const mine = await limited.signIn('one@example.org');
    const refused: number[] = [];
    for (let call = 0; call < 20; call += 1) {
      refused.push(await ask('/api/v1/auth/me'), await ask('/api/v1/nothing'));
      refused.push(await ask('/api/v1/auth/me', `guess-${call}`));
    }
    // Neither is free,
    expect(refused.filter((status) => status === 429).length).toBeGreaterThan(10);
    // and none of it was on account of anybody else: who has a session, and who wants one.
    const others = [];
    for (let call = 0; call < 20; call += 1) others.push(await ask('/api/v1/auth/me', mine));
    expect(new Set(others)).toEqual(new Set([200]));
    expect(await ask('/api/v1/auth/login')).toBe(200);
    await limited.close();
  });

  it('holds for guesses, and for a session that has ended', async () => {
    const limited = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '4' } });
    const mine = await limited.signIn('one@example.org');
    const headers = { authorization: `Bearer ${mine}` };
    const ask = async () => (await limited.app.inject({ url: '/api/v1/auth/me', headers })).statusCode;
    expect(await ask()).toBe(200);
    await limited.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });
    const statuses = [];
    for (let call = 0; call < 50; call += 1) statuses.push(await ask());
    await limited.close();
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('by address cannot be walked around by claiming another one', async () => {
    const limited = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '2' } });
    const statuses = [];
    for (let call = 1; call <= 4; call += 1)
      statuses.push(
        (
          await limited.app.inject({
            url: '/api/v1/auth/characters',
            headers: { 'x-forwarded-for': `10.0.0.${call}`, 'x-real-ip': `10.0.0.${call}` },
          })
        ).statusCode,
      );
    const page = await limited.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const nothing = await limited.app.inject({ url: '/api/v1/nothing' });
    await limited.close();
    expect(statuses).toEqual([401, 401, 429, 429]);
    // Pages are for people, who want to read what is wrong.
    expect([page.statusCode, nothing.statusCode]).toEqual([page.statusCode === 404 ? 404 : 200, 429]);
  });
});

it('figures are for callers from inside, not for those the proxy lets through', async () => {
  const behind = await createTestProduct({ environment: { TRUST_PROXY: '1' } });
  const ask = async (headers: Record<string, string>) =>
    (await behind.app.inject({ url: '/metrics', headers })).statusCode;
  expect([await ask({}), await ask({ 'x-forwarded-for': '10.0.0.1' })]).toEqual([200, 404]);
  await behind.close();
});

it('a whole network of IPv6 is one address', async () => {
  const limited = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '2' } });
  const ask = async (remoteAddress: string) =>
    (await limited.app.inject({ url: '/api/v1/auth/characters', remoteAddress })).statusCode;
  const statuses = [];
  for (const host of ['1', '2', '3', 'ffff:1:2:3'])
    statuses.push(await ask(`2001:db8:1:2:${host.includes(':') ? host : `:${host}`}`));
  expect(statuses).toEqual([401, 401, 429, 429]);
  expect(await ask('2001:db8:1:3::1')).toBe(401);
  await limited.close();
});

describe('files', () => {
  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/.env',
    '/.env',
    '/.git/config',
    '/index.html/..%00',
    '/src/main.tsx',
  ])('%s is not served', async (url) => {
    const answer = await inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('"workspaces"');
  });
});

it('every endpoint that takes a body refuses what it does not know', async () => {
  for (const { body, path } of Object.values(endpoints) as EndpointShape[])
    if (body) expect(body.safeParse({ is_staff: true }).success, path).toBe(false);
});
