import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
let token: string;
const call = (method: 'GET' | 'PUT', url: string) =>
  product.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  product = await createTestProduct();
  token = await product.signIn('madrid@example.org');
});
afterAll(() => product.close());

describe('characters', () => {
  it('lists at least six, each with a portrait', async () => {
    const characters = (await call('GET', '/api/v1/auth/characters')).json<{ picture_url: string }[]>();
    expect(characters.length).toBeGreaterThanOrEqual(6);
    for (const { picture_url } of characters) expect(picture_url).toMatch(/^\/characters\/[a-z]+\.svg$/);
  });

  it('answers null until one is chosen, then the chosen one', async () => {
    expect((await call('GET', '/api/v1/auth/me/assistant')).body).toBe('null');
    const chosen = await call('PUT', '/api/v1/auth/me/assistant?character_id=vera');
    expect(chosen.json()).toMatchObject({ id: 'vera', name: 'Vera', picture_url: '/characters/vera.svg' });
    expect((await call('GET', '/api/v1/auth/me/assistant')).json()).toMatchObject({ id: 'vera' });
  });

  it('refuses one that does not exist, and changes nothing', async () => {
    await call('PUT', '/api/v1/auth/me/assistant?character_id=sol');
    expect((await call('PUT', '/api/v1/auth/me/assistant?character_id=nobody')).statusCode).toBe(404);
    expect((await call('PUT', '/api/v1/auth/me/assistant')).statusCode).toBe(422);
    expect((await call('GET', '/api/v1/auth/me/assistant')).json()).toMatchObject({ id: 'sol' });
  });
});
