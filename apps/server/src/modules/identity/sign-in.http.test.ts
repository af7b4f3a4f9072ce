import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../test/sandbox-control.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import {
  createTestProduct,
  googleAnswer,
  type SignInRound,
  startSignIn,
  type TestProduct,
} from '../../../test/test-product.ts';

let product: TestProduct;
let counter = 0;
const clock = createTestClock();
/** An account of the test's own, so that no test meets another's leftovers. */
const newAddress = () => `sign-in-${Date.now().toString(36)}-${++counter}@example.org`;

beforeAll(async () => {
  product = await createTestProduct({ clock });
});
afterAll(() => product.close());
beforeEach(() => clock.set(new Date()));

const comeBack = async ({ returnUrl, cookie }: SignInRound) => {
  const answer = await product.app.inject({
    method: 'GET',
    url: returnUrl.pathname + returnUrl.search,
    headers: cookie ? { cookie } : {},
  });
  return { answer, target: new URL(String(answer.headers.location)) };
};
const me = (token: string) =>
  product.app.inject({
    method: 'GET',
    url: '/api/v1/auth/me',
    headers: { authorization: `Bearer ${token}` },
  });
const userCount = async () => {
  const { count } = await product.database.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
const expectRefused = async (round: SignInRound) => {
  const before = await userCount();
  const { answer, target } = await comeBack(round);
  expect(answer.statusCode).toBe(303);
  expect(target.pathname).toBe('/callback');
  expect(target.searchParams.get('error')).toBeTruthy();
  expect(target.searchParams.get('access_token')).toBeNull();
  expect(await userCount()).toBe(before);
  return target.searchParams.get('error');
};

describe('signing in', () => {
  it('ends at /callback with a token that names the user', async () => {
    const email = newAddress();
    const round = await startSignIn(product, email);
    const { answer, target } = await comeBack(round);
    expect(target.origin + target.pathname).toBe(`${product.settings.PUBLIC_URL}/callback`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const user = await me(String(target.searchParams.get('access_token')));
    expect(user.json()).toMatchObject({ email, google_reconnect_needed: false });
    expect(user.json().created_at).toMatch(/Z$/);
  });

  it('keeps one user for one Google account, whatever its address and name become', async () => {
    const email = newAddress();
    const first = await me(await product.signIn(email));
    await control('POST', '/google/id-token', {
      user: email,
      claims: { email: `renamed-${email}`, name: 'New Name' },
    });
    const second = await me(await product.signIn(email));
    expect(second.json().id).toBe(first.json().id);
    expect(second.json()).toMatchObject({ email: `renamed-${email}`, name: 'New Name' });
  });

  it('lets two tabs of one browser sign in side by side', async () => {
    const [one, two] = [newAddress(), newAddress()];
    const first = await startSignIn(product, one);
    const login = await product.app.inject({
      method: 'GET',
      url: '/api/v1/auth/login',
      headers: { cookie: first.cookie },
    });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const second = { cookie, returnUrl: await googleAnswer(login.json().auth_url, two) };
    expect((await comeBack(second)).target.searchParams.get('access_token')).toBeTruthy();
    expect((await comeBack({ ...first, cookie })).target.searchParams.get('access_token')).toBeTruthy();
  });

  it('remembers so many of them and no more, however often somebody begins', async () => {
    let cookie = '';
    for (let round = 0; round < 20; round += 1) {
      const login = await product.app.inject({ url: '/api/v1/auth/login', headers: { cookie } });
      cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    }
    expect(cookie.length).toBeLessThan(300);
  });

  it('ignores any bearer on the login call', async () => {
    const answer = await product.app.inject({
      method: 'GET',
      url: '/api/v1/auth/login',
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('the state', () => {
  it('is refused when forged', async () => {
    const round = await startSignIn(product, newAddress());
    round.returnUrl.searchParams.set('state', 'forged-by-somebody');
    await expectRefused(round);
  });

  it('works once', async () => {
    const round = await startSignIn(product, newAddress());
    expect((await comeBack(round)).target.searchParams.get('access_token')).toBeTruthy();
    await expectRefused(round);
  });

  it('works once also when two returns arrive at the same moment', async () => {
    const round = await startSignIn(product, newAddress());
    const returns = await Promise.all([comeBack(round), comeBack(round), comeBack(round)]);
    expect(returns.filter(({ target }) => target.searchParams.get('access_token')).length).toBe(1);
  });

  it('expires after ten minutes', async () => {
    const round = await startSignIn(product, newAddress());
    clock.advance(10 * 60_000 + 1);
    await expectRefused(round);
  });

  it.each([
    ['no cookie', ''],
    ['the cookie of another browser', 'catch_sign_in=another'],
  ])('is refused with %s', async (_name, cookie) => {
    const round = await startSignIn(product, newAddress());
    await expectRefused({ ...round, cookie });
  });

  it('is never made for a cookie that somebody has planted', async () => {
    const cookie = `catch_sign_in=${'p'.repeat(43)}`;
    const login = await product.app.inject({ url: '/api/v1/auth/login', headers: { cookie } });
    const returnUrl = await googleAnswer(login.json().auth_url, newAddress());
    await expectRefused({ returnUrl, cookie });
  });

  it('is bound by a cookie that no other site, nor the same one without TLS, could have set', async () => {
    const secure = await createTestProduct({ environment: { PUBLIC_URL: 'https://catch.example.org' } });
    const login = await secure.app.inject({ url: '/api/v1/auth/login' });
    const [cookie] = login.cookies;
    await secure.close();
    // The browser's own rule for the prefix: Secure, the whole host, and no other (RFC 6265bis, 4.1.3.2).
    expect(cookie).toMatchObject({ name: '__Host-catch_sign_in', secure: true, path: '/', httpOnly: true });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('may hold anything without being a fault of ours', async () => {
    const round = await startSignIn(product, newAddress());
    for (const name of ['code', 'state']) round.returnUrl.searchParams.set(name, 'a\0b');
    await expectRefused(round);
  });

  it('is refused without a code, and the standard error words are passed on', async () => {
    const round = await startSignIn(product, newAddress());
    round.returnUrl.searchParams.delete('code');
    await expectRefused(round);
    const denied = new URL(
      '/api/v1/auth/google/callback?error=access_denied&state=x',
      product.settings.PUBLIC_URL,
    );
    expect(await expectRefused({ returnUrl: denied, cookie: '' })).toBe('access_denied');
    const hostile = new URL('/api/v1/auth/google/callback', product.settings.PUBLIC_URL);
    hostile.searchParams.set('error', '<img src=x onerror=alert(1)>');
    expect(await expectRefused({ returnUrl: hostile, cookie: '' })).toBe('access_denied');
  });
});

describe('the identity token', () => {
  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);
  const ours = () => product.settings.GOOGLE_CLIENT_ID;
  it.each([
    ['for another audience', () => ({ claims: { aud: 'somebody-else' } })],
    ['with another nonce', () => ({ claims: { nonce: 'replayed' } })],
    ['with a bad signature', () => ({ signature: 'broken' })],
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.evil.example' } })],
    ['that has expired', () => ({ claims: { iat: now() - 2 * hour, exp: now() - hour } })],
    ['that is from the future', () => ({ claims: { iat: now() + hour, exp: now() + 2 * hour } })],
    ['for others besides us', () => ({ claims: { aud: [ours(), 'somebody-else'], azp: ours() } })],
    ['that somebody else asked for', () => ({ claims: { aud: [ours()], azp: 'somebody-else' } })],
    ['with a line break in the subject', () => ({ claims: { sub: '1\n2' } })],
    ['with no address in the address', () => ({ claims: { email: 'somebody, somewhere' } })],
    ['with an unverified address', () => ({ claims: { email_verified: false } })],
    ['without a subject', () => ({ claims: { sub: null } })],
    ['signed by an unknown key', () => ({ signature: 'foreign-key' })],
  ])('%s is refused', async (_name, override) => {
    const email = newAddress();
    const round = await startSignIn(product, email);
    await control('POST', '/google/id-token', { user: email, ...override() });
    await expectRefused(round);
  });

  it.each([
    ['for us, as a list of one', () => ({ aud: [ours()], azp: ours() }), {}],
    ['by a clock that is a little ahead', () => ({ iat: now() + 100 }), {}],
    [
      'with a name of a megabyte',
      () => ({ name: `Ana\n${'x'.repeat(1_000_000)}` }),
      { name: expect.stringMatching(/^Ana x{100,250}…$/) },
    ],
    [
      'with a picture of a megabyte',
      () => ({ picture: `https://x.org/${'x'.repeat(1_000_000)}` }),
      { picture: null },
    ],
  ])('%s is accepted, and what is stored of it is short', async (_name, claims, stored) => {
    const email = newAddress();
    await control('POST', '/google/id-token', { user: email, claims: claims() });
    expect((await me(await product.signIn(email))).json()).toMatchObject({ email, ...stored });
  });

  it('is verified with a new key after Google rotated its keys', async () => {
    await product.signIn(newAddress());
    await control('POST', '/google/rotate-keys', {});
    expect(await product.signIn(newAddress())).toBeTruthy();
  });
});

describe('staff', () => {
  it.each([
    ['staff.one@catch.example', 200],
    ['look-alike@evil-catch.example', 403],
    ['look-alike@catch.example.evil.org', 403],
    ['look-alike@mail.catch.example', 403],
    ['madrid@example.org', 403],
  ])('%s gets %i from a staff endpoint', async (email, status) => {
    const token = await product.signIn(email);
    const answer = await product.app.inject({
      method: 'GET',
      url: '/api/v1/admin/users/non-admins',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().detail).toBe('Access denied. Admin privileges required.');
  });
});

describe('the grant', () => {
  const grantOf = (userId: string) =>
    product.database.db
      .selectFrom('google_grants')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  it('is stored encrypted, and kept when a later sign-in brings no refresh token', async () => {
    const email = newAddress();
    const userId = (await me(await product.signIn(email))).json().id;
    const first = await grantOf(userId);
    expect(first.refresh_token).toMatch(/^v1\.test\./);
    expect(first.access_token).toMatch(/^v1\.test\./);
    await product.signIn(email);
    expect((await grantOf(userId)).refresh_token).toBe(first.refresh_token);
  });

  it('asks for consent once more when Google gave no refresh token and none is stored', async () => {
    const email = newAddress();
    const userId = (await me(await product.signIn(email))).json().id;
    await product.database.db.deleteFrom('google_grants').where('user_id', '=', userId).execute();
    const { target } = await comeBack(await startSignIn(product, email));
    expect(target.searchParams.get('prompt')).toBe('consent');
    expect(target.searchParams.get('login_hint')).toBe(email);
  });

  it('that Google declared dead is not taken for alive when a sign-in brings no new one', async () => {
    const email = newAddress();
    const userId = (await me(await product.signIn(email))).json().id;
    await product.database.db
      .updateTable('google_grants')
      .set({ reconnect_since: clock.now() })
      .where('user_id', '=', userId)
      .execute();
    const { target } = await comeBack(await startSignIn(product, email));
    expect(target.searchParams.get('prompt')).toBe('consent');
    expect((await grantOf(userId)).reconnect_since).not.toBeNull();
  });

  it('without the calendar scopes signs in and says that Google must be reconnected', async () => {
    const email = newAddress();
    await control('POST', '/google/consent', {
      user: email,
      refused: ['https://www.googleapis.com/auth/calendar.events'],
    });
    expect((await me(await product.signIn(email))).json().google_reconnect_needed).toBe(true);
  });
});

describe('the session', () => {
  it('ends on logout, alone', async () => {
    const email = newAddress();
    const [one, other] = [await product.signIn(email), await product.signIn(email)];
    const logout = await product.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { authorization: `Bearer ${one}` },
    });
    expect(logout.statusCode).toBe(200);
    expect((await me(one)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('ends after 24 hours', async () => {
    const token = await product.signIn(newAddress());
    clock.advance(24 * 3_600_000 - 1000);
    expect((await me(token)).statusCode).toBe(200);
    clock.advance(2000);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('ends when the account is made inactive, and signing in is refused', async () => {
    const email = newAddress();
    const token = await product.signIn(email);
    await product.database.db
      .updateTable('users')
      .set({ is_active: false })
      .where('email', '=', email)
      .execute();
    expect((await me(token)).statusCode).toBe(401);
    await expect(product.signIn(email)).rejects.toThrow('not active');
  });

  it('says what is missing without a bearer, and only that it ended with a wrong one', async () => {
    const none = await product.app.inject({ method: 'GET', url: '/api/v1/auth/me' });
    expect(none.statusCode).toBe(401);
    expect(none.json().detail).toBe('No authentication token');
    expect((await me('wrong')).statusCode).toBe(401);
  });
});

describe('Google being away', () => {
  it('is no 500: the browser comes back with a sentence', async () => {
    const email = newAddress();
    const round = await startSignIn(product, email);
    const { faults } = await control<{ faults: { id: string }[] }>('POST', '/faults', {
      vendor: 'google',
      path: '/google/token',
      status: 503,
      times: 1,
    });
    try {
      expect(await expectRefused(round)).toBe('Google cannot be reached right now');
    } finally {
      // Only its own: other tests have theirs at the same time.
      for (const { id } of faults) await control('DELETE', `/faults?id=${id}`);
    }
  });
});

it('leaves no token, code, state or secret in the logs', async () => {
  const email = newAddress();
  const round = await startSignIn(product, email);
  const token = String((await comeBack(round)).target.searchParams.get('access_token'));
  await me(token);
  const logs = product.logs();
  expect(logs).toContain('/api/v1/auth/google/callback');
  for (const secret of [
    token,
    round.returnUrl.searchParams.get('code'),
    round.returnUrl.searchParams.get('state'),
    product.settings.GOOGLE_CLIENT_SECRET,
    round.cookie.split('=')[1],
  ])
    expect(logs).not.toContain(secret);
});
