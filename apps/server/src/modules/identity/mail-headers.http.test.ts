import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/sandbox-control.ts';
import { createTestProduct, type TestProduct, turnOnMail } from '../../../test/test-product.ts';
import { MAIL_SCOPE } from '../../adapters/google/scopes.ts';

let product: TestProduct;
let counter = 0;
const newAddress = () => `mail-${Date.now().toString(36)}-${++counter}@example.org`;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const call = (method: 'GET' | 'POST' | 'DELETE', token: string, on = product) =>
  on.app.inject({
    method,
    url: '/api/v1/auth/mail-headers',
    headers: { authorization: `Bearer ${token}` },
  });
const stateOf = async (token: string) => (await call('GET', token)).json().state;
const authUrl = async (on = product) =>
  new URL((await on.app.inject({ method: 'GET', url: '/api/v1/auth/login' })).json().auth_url);

describe('a sign-in', () => {
  it('shows no page to people who have consented before', async () => {
    const email = newAddress();
    await product.signIn(email);
    const url = await authUrl();
    expect(url.searchParams.get('prompt')).toBeNull();
    expect(url.searchParams.get('include_granted_scopes')).toBe('true');
    url.searchParams.set('login_hint', email);
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status, 'straight back to us').toBe(302);
    expect(new URL(String(answer.headers.get('location'))).searchParams.get('code')).toBeTruthy();
  });

  it('asks nobody for mail', async () => {
    expect((await authUrl()).searchParams.get('scope')).not.toContain('gmail');
  });
});

describe('mail headers', () => {
  it('are read when the person turns them on, and not before', async () => {
    const email = newAddress();
    const token = await product.signIn(email);
    expect(await stateOf(token)).toBe('off');
    const url = new URL((await call('POST', token)).json().auth_url);
    expect(url.searchParams.get('scope')?.split(' ')).toContain(MAIL_SCOPE);
    expect(url.searchParams.get('login_hint')).toBe(email);
    // Google shows what is new.
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);
    expect(await stateOf(await turnOnMail(product, token, email))).toBe('on');
    expect(await stateOf(await product.signIn(email)), 'after the next sign-in').toBe('on');
  });

  it('stay off when the person unticks them', async () => {
    const email = newAddress();
    const token = await product.signIn(email);
    const asked = await call('POST', token);
    await control('POST', '/google/consent', { user: email, refused: [MAIL_SCOPE] });
    const back = await fetch(String(asked.json().auth_url), { redirect: 'manual' });
    const { pathname, search } = new URL(String(back.headers.get('location')));
    const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await product.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
    expect(await stateOf(token)).toBe('off');
    const { json } = await product.app.inject({
      method: 'GET',
      url: '/api/v1/auth/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(json().google_reconnect_needed, 'and that is no reason to reconnect').toBe(false);
  });

  it('that were turned off stay off, although Google still tells of them at every sign-in', async () => {
    const email = newAddress();
    const token = await turnOnMail(product, await product.signIn(email), email);
    expect((await call('DELETE', token)).statusCode).toBe(200);
    expect(await stateOf(token)).toBe('off');
    expect(await stateOf(await product.signIn(email))).toBe('off');
    const again = await turnOnMail(product, token, email);
    expect(await stateOf(again)).toBe('on');
  });

  it('that are turned on or off let the profile be learned again', async () => {
    const email = newAddress();
    const token = await product.signIn(email);
    const generation = async () =>
      (
        await product.database.db
          .selectFrom('profile_learning as l')
          .innerJoin('users as u', 'u.id', 'l.user_id')
          .select('l.generation')
          .where('u.email', '=', email)
          .executeTakeFirstOrThrow()
      ).generation;
    const before = await generation();
    await turnOnMail(product, token, email);
    const on = await generation();
    await call('DELETE', token);
    expect([before < on, on < (await generation())]).toEqual([true, true]);
  });

  it('can be switched off for everybody', async () => {
    const without = await createTestProduct({ environment: { GOOGLE_MAIL_HEADERS: 'false' } });
    try {
      const token = await without.signIn(newAddress());
      expect((await call('GET', token, without)).json()).toEqual({ state: 'unavailable' });
      expect((await call('POST', token, without)).statusCode).toBe(503);
    } finally {
      await without.close();
    }
  });
});
