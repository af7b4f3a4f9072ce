import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const local = { SANDBOX_DATABASE_URL: 'postgres://me@localhost:5432/sandbox' };

describe('readSettings', () => {
  it('fills in the defaults of a local machine', () => {
    expect(readSettings(local)).toEqual({
      port: 3100,
      host: '127.0.0.1',
      databaseUrl: 'postgres://me@localhost:5432/sandbox',
      productUrl: 'http://localhost:3000',
      publicUrl: undefined,
      forced: false,
    });
  });

  it.each([
    ['production', { NODE_ENV: 'production' }, 'NODE_ENV is production'],
    ['an open host', { HOST: '0.0.0.0' }, 'HOST 0.0.0.0'],
    ['a name that only starts like loopback', { HOST: '127.0.0.1.evil.org' }, 'HOST 127.0.0.1.evil.org'],
    ['a foreign product', { SANDBOX_PRODUCT_URL: 'https://catch.example.com' }, 'SANDBOX_PRODUCT_URL'],
    ['a foreign public address', { SANDBOX_PUBLIC_URL: 'http://10.0.0.4:3100' }, 'SANDBOX_PUBLIC_URL'],
    ['a foreign product database', { DATABASE_URL: 'postgres://db.example.com/catch' }, 'DATABASE_URL'],
    [
      'a foreign host hidden in a parameter',
      { SANDBOX_DATABASE_URL: 'postgres://localhost/sandbox?host=db.example.com' },
      'SANDBOX_DATABASE_URL',
    ],
  ])('refuses %s unless SANDBOX=on is said', (_name, change, words) => {
    expect(() => readSettings({ ...local, ...change })).toThrow(words);
    expect(readSettings({ ...local, ...change, SANDBOX: 'on' }).forced).toBe(true);
  });

  it("never shares the product's database, not even when forced", () => {
    const shared = { ...local, DATABASE_URL: local.SANDBOX_DATABASE_URL, SANDBOX: 'on' };
    expect(() => readSettings(shared)).toThrow("product's own DATABASE_URL");
  });

  it('names every bad value at once', () => {
    expect(() => readSettings({ SANDBOX_PORT: 'x', SANDBOX_PRODUCT_URL: 'y' })).toThrow(
      /SANDBOX_PORT.*SANDBOX_DATABASE_URL.*SANDBOX_PRODUCT_URL/,
    );
  });
});
