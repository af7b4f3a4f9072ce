import type pg from 'pg';
import { expect, it } from 'vitest';
import { retryingPool } from './retrying-pool.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const AWAY = { code: '57P03' };

/** A pool whose connections break in a given way. */
const breaking = (on: 'connect' | 'query', code: string) => {
  const client = { query: async () => Promise.reject(failure(code)) };
  return retryingPool({
    options: {},
    connect: async () => (on === 'connect' ? Promise.reject(failure(code)) : client),
  } as unknown as pg.Pool);
};

const outcome = (work: Promise<unknown>) =>
  Promise.race([
    work.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(() => resolve('silence'))),
  ]);

it.each(['57P01', '08006', 'ECONNREFUSED', '3D000'])('%s is a database that is away', async (code) => {
  expect(await outcome(breaking('connect', code).pool.connect())).toMatchObject(AWAY);
  const client = await breaking('query', code).pool.connect();
  expect(await outcome(client.query('select 1'))).toMatchObject(AWAY);
});

it('any other error is passed on as it is', async () => {
  expect(await outcome(breaking('connect', '28P01').pool.connect())).toMatchObject({ code: '28P01' });
});

it.each(['3D000', '28P01'])(
  'after the worker stopped %s rejects nothing that nobody waits for',
  async (code) => {
    const connecting = breaking('connect', code);
    connecting.stop();
    expect(await outcome(connecting.pool.connect())).toBe('silence');
    // The statement fails in a way that is tried again, so its connection is given back first.
    const asking = breaking('query', code);
    const client = await asking.pool.connect();
    asking.stop();
    expect(await outcome(client.query('select 1'))).toMatchObject(AWAY);
  },
);
