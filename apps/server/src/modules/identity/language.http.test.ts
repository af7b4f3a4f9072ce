import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
let madrid: string;
let newYork: string;
let staff: string;

const inject = (token: string | null, method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
  product.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(body ? { payload: body } : {}),
  });
const choose = (token: string | null, body: object) => inject(token, 'PUT', '/auth/me/language', body);
const languageOf = async (token: string) => (await inject(token, 'GET', '/auth/me')).json().language;

beforeAll(async () => {
  product = await createTestProduct();
  madrid = await product.signIn('madrid@example.org');
  newYork = await product.signIn('newyork@example.org');
  staff = await product.signIn('staff.one@catch.example');
});
afterAll(() => product.close());

describe('the chosen language', () => {
  it('is none until somebody chooses, and can be given up again', async () => {
    expect(await languageOf(madrid)).toBeNull();
    expect((await choose(madrid, { language: 'es' })).json()).toEqual({ language: 'es' });
    expect(await languageOf(madrid)).toBe('es');
    expect((await choose(madrid, { language: null })).statusCode).toBe(200);
    expect(await languageOf(madrid)).toBeNull();
  });

  it('is one that we speak', async () => {
    await choose(madrid, { language: 'fr' });
    for (const body of [{ language: 'xx' }, { language: 'EN' }, { language: '' }, { language: 7 }, {}])
      expect((await choose(madrid, body)).statusCode).toBe(422);
    expect(await languageOf(madrid)).toBe('fr');
  });

  it('cannot be chosen by anyone else, no matter who they claim to be', async () => {
    await choose(madrid, { language: 'de' });
    const { id } = (await inject(madrid, 'GET', '/auth/me')).json<{ id: string }>();
    expect((await choose(null, { language: 'fr' })).statusCode).toBe(401);
    expect((await choose('no-such-token', { language: 'fr' })).statusCode).toBe(401);
    const stranger = { language: 'fr', user_id: id, id, impersonate_user_id: id };
    for (const token of [newYork, staff]) {
      await choose(token, stranger);
      await inject(token, 'PUT', `/auth/me/language?user_id=${id}&impersonate_user_id=${id}`, stranger);
    }
    expect(await languageOf(madrid)).toBe('de');
  });

  it('outlives a new sign-in and Reset User, which names no settings', async () => {
    await choose(newYork, { language: 'es' });
    await inject(newYork, 'PUT', '/auth/me/assistant?character_id=vera');
    const { id } = (await inject(newYork, 'GET', '/auth/me')).json<{ id: string }>();
    expect((await inject(staff, 'POST', `/admin/users/${id}/reset`)).statusCode).toBe(200);
    newYork = await product.signIn('newyork@example.org');
    expect(await languageOf(newYork)).toBe('es');
    expect((await inject(newYork, 'GET', '/auth/me/assistant')).json()).toMatchObject({ id: 'vera' });
  });

  it('goes out with the copy of all data', async () => {
    await choose(madrid, { language: 'de' });
    expect((await inject(madrid, 'GET', '/me/export')).json().account).toMatchObject([{ language: 'de' }]);
  });
});
