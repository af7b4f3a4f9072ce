import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizeUrl,
  control,
  exchange,
  follow,
  postForm,
  REDIRECT_URI,
  signIn,
  type TokenAnswer,
} from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';
import { credentials } from '../../credentials.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${sandbox.url}/google/oauth2/v3/certs`)), {
    issuer: `${sandbox.url}/google`,
    audience: credentials.google.clientId,
  });

const codeFor = async (changes: Record<string, string>): Promise<string> => {
  const back = await follow(authorizeUrl(sandbox.url, { prompt: 'none', ...changes }));
  return back.searchParams.get('code') ?? '';
};

const redeem = (code: string, changes: Record<string, string> = {}) =>
  exchange(sandbox.url, { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, ...changes });

const refresh = (token: string) =>
  exchange(sandbox.url, { grant_type: 'refresh_token', refresh_token: token });

describe('signing in', () => {
  it('gives signed claims that a library accepts', async () => {
    const tokens = await signIn(sandbox.url, 'madrid@example.org', { nonce: 'n-1' });
    const { payload } = await verify(tokens.id_token);
    expect(payload).toMatchObject({
      email: 'madrid@example.org',
      email_verified: true,
      name: 'Lucía Navarro',
      given_name: 'Lucía',
      nonce: 'n-1',
      azp: credentials.google.clientId,
    });
    expect(payload.hd).toBeUndefined();
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(tokens.expires_in).toBe(3599);
    expect(tokens.scope.split(' ')).toContain('https://www.googleapis.com/auth/userinfo.email');
    const picture = await fetch(String(payload.picture));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('names the company of staff and the unverified', async () => {
    const staff = await verify((await signIn(sandbox.url, 'staff.one@catch.example')).id_token);
    expect(staff.payload.hd).toBe('catch.example');
    const unverified = await verify((await signIn(sandbox.url, 'unverified@example.org')).id_token);
    expect(unverified.payload.email_verified).toBe(false);
  });

  it('creates an unknown person and knows them again', async () => {
    const first = await verify((await signIn(sandbox.url, 'Ana.Lopez@Example.net')).id_token);
    const second = await verify((await signIn(sandbox.url, 'ana.lopez@example.net')).id_token);
    expect(first.payload).toMatchObject({ email: 'ana.lopez@example.net', name: 'Ana Lopez' });
    expect(second.payload.sub).toBe(first.payload.sub);
  });

  it('returns the state and takes the last of a repeated parameter', async () => {
    const url = `${authorizeUrl(sandbox.url, { prompt: 'consent' })}&login_hint=london%40example.org&prompt=none&state=newer`;
    const back = await follow(url);
    expect(back.origin + back.pathname).toBe(REDIRECT_URI);
    expect(back.searchParams.get('state')).toBe('newer');
    expect(back.searchParams.get('code')).toMatch(/^4\//);
  });

  it('cannot go without a page when nobody is named', async () => {
    const back = await follow(authorizeUrl(sandbox.url, { prompt: 'none' }));
    expect(back.searchParams.get('error')).toBe('interaction_required');
  });
});

describe('the pages', () => {
  const pageText = async (changes: Record<string, string>) => {
    const response = await fetch(authorizeUrl(sandbox.url, changes), { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };

  it('offers at least a dozen accounts and any other', async () => {
    const { status, text } = await pageText({ prompt: 'consent select_account' });
    expect(status).toBe(200);
    expect(text.match(/class="account"/g)?.length).toBeGreaterThanOrEqual(12);
    for (const email of ['staff.one@catch.example', 'staff.two@catch.example', 'kathmandu@example.org']) {
      expect(text).toContain(email);
    }
    expect(text).toContain('Use another account');
  });

  it('shows what is asked for, and lets it be denied or partly refused', async () => {
    const login = { login_hint: 'tokyo@example.org', prompt: 'consent' };
    const { text } = await pageText(login);
    expect(text).toContain('View and edit events on all your calendars');

    const asked = Object.fromEntries(new URL(authorizeUrl(sandbox.url, login)).searchParams);
    const send = (form: [string, string][]) =>
      follow(`${sandbox.url}/google/o/oauth2/v2/auth/consent`, {
        method: 'POST',
        body: new URLSearchParams([...Object.entries(asked), ...form]),
      });
    const denied = await send([['decision', 'deny']]);
    expect(denied.searchParams.get('error')).toBe('access_denied');
    expect(denied.searchParams.get('state')).toBe('the-state');

    const events = 'https://www.googleapis.com/auth/calendar.events';
    const allowed = await send([
      ['decision', 'allow'],
      ['granted', events],
    ]);
    const tokens = (await (await redeem(allowed.searchParams.get('code') ?? '')).json()) as TokenAnswer;
    expect(tokens.scope).toContain(events);
    expect(tokens.scope).not.toContain('gmail.metadata');
    expect(tokens.scope).toContain('openid');
  });

  it('skips the consent page when everything was granted before', async () => {
    await signIn(sandbox.url, 'berlin@example.org');
    const back = await follow(authorizeUrl(sandbox.url, { login_hint: 'berlin@example.org' }));
    expect(back.searchParams.get('code')).toBeTruthy();
  });

  it.each([
    ['a foreign client', { client_id: 'somebody-else' }, 401, 'invalid_client'],
    ['a redirect with a slash more', { redirect_uri: `${REDIRECT_URI}/` }, 400, 'redirect_uri_mismatch'],
    ['a redirect elsewhere', { redirect_uri: 'https://evil.example/cb' }, 400, 'redirect_uri_mismatch'],
    ['another response type', { response_type: 'token' }, 400, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'openid everything' }, 400, 'invalid_scope'],
  ])('refuses %s on a page, without a redirect', async (_name, changes, status, words) => {
    const answer = await pageText({ prompt: 'none', login_hint: 'madrid@example.org', ...changes });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });
});

describe('the token endpoint', () => {
  const hint = { login_hint: 'newyork@example.org' };

  it('takes a code once', async () => {
    const code = await codeFor(hint);
    const both = await Promise.all([redeem(code), redeem(code)]);
    expect(both.map((response) => response.status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['a made-up code', {}, { code: '4/nothing' }, 400, 'invalid_grant'],
    ['another redirect', {}, { redirect_uri: 'http://localhost:3000/' }, 400, 'redirect_uri_mismatch'],
    ['a wrong secret', {}, { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['a foreign client', {}, { client_id: 'wrong' }, 401, 'invalid_client'],
    [
      'a missing verifier',
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
      {},
      400,
      'invalid_grant',
    ],
    [
      'a wrong verifier',
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
      { code_verifier: 'b'.repeat(43) },
      400,
      'invalid_grant',
    ],
    ['another grant type', {}, { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_name, authorizeChanges, form, status, error) => {
    const code = await codeFor({ ...hint, ...authorizeChanges });
    const response = await redeem(code, form as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  });

  it('gives a refresh token first, then only after a new consent', async () => {
    const login = (changes = {}) => signIn(sandbox.url, 'refresh@example.net', changes);
    expect((await login({ access_type: 'online' })).refresh_token).toBeUndefined();
    const first = (await login()).refresh_token;
    expect(first).toMatch(/^1\/\//);
    expect((await login()).refresh_token).toBeUndefined();
    await control(sandbox.url, 'google/consent', { user: 'refresh@example.net' });
    expect((await login({ prompt: 'consent' })).refresh_token).toMatch(/^1\/\//);
  });

  it('refreshes, and ends everything on revocation', async () => {
    const tokens = await signIn(sandbox.url, 'revoke@example.net');
    const refreshed = (await (await refresh(tokens.refresh_token ?? '')).json()) as TokenAnswer;
    expect(refreshed).toMatchObject({ expires_in: 3599, token_type: 'Bearer', scope: tokens.scope });
    expect(refreshed.refresh_token).toBeUndefined();
    const userinfo = () =>
      fetch(`${sandbox.url}/google/v1/userinfo`, {
        headers: { authorization: `Bearer ${refreshed.access_token}` },
      });
    expect(await (await userinfo()).json()).toMatchObject({ email: 'revoke@example.net' });

    expect((await postForm(`${sandbox.url}/google/revoke`, { token: tokens.access_token })).status).toBe(200);
    expect((await userinfo()).status).toBe(401);
    const after = await refresh(tokens.refresh_token ?? '');
    expect(after.status).toBe(400);
    expect(await after.json()).toMatchObject({ error: 'invalid_grant' });
    const again = await postForm(`${sandbox.url}/google/revoke`, { token: tokens.access_token });
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_token' }]);
  });
});

describe('control', () => {
  it.each([
    ['audience', { claims: { aud: 'other' } }],
    ['issuer', { claims: { iss: 'https://evil.example' } }],
    ['time', { claims: { exp: 1_000_000_000 } }],
    ['signature', { signature: 'broken' }],
    ['key', { signature: 'foreign-key' }],
    ['algorithm', { signature: 'none' }],
  ])('makes one id_token with a wrong %s', async (_name, override) => {
    await control(sandbox.url, 'google/id-token', { user: 'madrid@example.org', ...override });
    const bad = await signIn(sandbox.url, 'madrid@example.org');
    await expect(verify(bad.id_token)).rejects.toThrow();
    const good = await signIn(sandbox.url, 'madrid@example.org');
    await expect(verify(good.id_token)).resolves.toBeDefined();
  });

  it('shortens tokens, expires them, rotates keys and revokes', async () => {
    await control(sandbox.url, 'google/token-lifetime', { seconds: 5 });
    const tokens = await signIn(sandbox.url, 'control@example.net');
    expect(tokens.expires_in).toBe(5);
    await control(sandbox.url, 'google/token-lifetime', { seconds: null });

    const { kid } = (await (await control(sandbox.url, 'google/rotate-keys')).json()) as { kid: string };
    const later = await signIn(sandbox.url, 'control@example.net');
    expect(decodeProtectedHeader(later.id_token).kid).toBe(kid);
    await expect(verify(tokens.id_token)).resolves.toBeDefined();
    await control(sandbox.url, 'google/rotate-keys', { drop_old: true });
    await expect(verify(tokens.id_token)).rejects.toThrow();

    await control(sandbox.url, 'google/revoke', { user: 'control@example.net' });
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(400);
  });

  it('fails the refresh of one person', async () => {
    const tokens = await signIn(sandbox.url, 'unlucky@example.net');
    const other = await signIn(sandbox.url, 'lucky@example.net');
    await control(sandbox.url, 'faults', {
      vendor: 'google',
      path: '/google/token',
      user: 'unlucky@example.net',
      status: 503,
      times: 1,
    });
    expect((await refresh(other.refresh_token ?? '')).status).toBe(200);
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(503);
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(200);
  });

  it('denies for somebody without a page', async () => {
    await control(sandbox.url, 'google/consent', { user: 'deny@example.net', decision: 'deny' });
    const back = await follow(authorizeUrl(sandbox.url, { login_hint: 'deny@example.net', prompt: 'none' }));
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('remembers everything through a restart', async () => {
    const tokens = await signIn(sandbox.url, 'restart@example.net');
    const code = await codeFor({ login_hint: 'restart@example.net' });
    await sandbox.restart();
    await expect(verify(tokens.id_token)).resolves.toBeDefined();
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(200);
    expect((await redeem(code)).status).toBe(200);
  });

  it('refuses pages of other sites and foreign host names', async () => {
    const foreign = await fetch(`${sandbox.url}/_control/reset`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});
