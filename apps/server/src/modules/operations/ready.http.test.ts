import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serverOwner } from '../../../../../tools/postgres/places.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

const clock = createTestClock();
let product: TestProduct;
let admin: pg.Client;
let name: string;
beforeAll(async () => {
  // The server's own connections only: rounds would find the fault before the request that is looked at.
  product = await createTestProduct({ clock, environment: { ROLE: 'web' } });
  name = new URL(product.testDatabase.url).pathname.slice(1);
  admin = new pg.Client({ connectionString: inject('environment').adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await product?.close();
});
beforeEach(async () => {
  expect(await ready()).toEqual([200, 'ready']);
});

const ready = async (): Promise<[number, string]> => {
  const answer = await product.app.inject({ url: '/readyz' });
  const { status, detail } = answer.json<{ status?: string; detail?: string }>();
  return [answer.statusCode, status ?? detail ?? ''];
};
const others = () => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
const NO = [503, 'The database cannot write.'];

describe('/readyz, while the database answers but keeps nothing', () => {
  it('says no from the first write that failed until a while after the last', async () => {
    const token = await product.signIn('full-disk@example.org');
    const say = () =>
      product.app.inject({
        method: 'POST',
        url: '/api/v1/assistant/chat',
        headers: { authorization: `Bearer ${token}` },
        payload: { message: 'What is on today?', channel: 'web' },
      });
    const { pool } = product.testDatabase;
    await pool.query(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await pool.query('create trigger no_room before insert on inbox execute function no_room()');
    expect((await say()).statusCode).toBe(503);
    expect(await ready()).toEqual(NO);
    clock.advance(5000);
    expect((await say()).statusCode).toBe(503);
    clock.advance(9000);
    expect(await ready()).toEqual(NO);
    await pool.query('drop trigger no_room on inbox');
    clock.advance(2000);
    expect(await ready()).toEqual([200, 'ready']);
    expect((await say()).statusCode).toBe(200);
  });

  it('says no although nobody has tried to write, and yes when there is room again', async () => {
    // A limit on the size of files is, to PostgreSQL, a disk that is full.
    const limit = async (bytes: string) => {
      const { rows } = await admin.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1',
        [name],
      );
      for (const { pid } of rows)
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { ...serverOwner() });
    };
    await expect
      .poll(async () => {
        await limit('65536');
        return ready();
      })
      .toEqual(NO);
    await limit('unlimited');
    expect(await ready()).toEqual([200, 'ready']);
  });

  it('says no while it may only be read, and yes when it may be written again', async () => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.query(others());
    await expect.poll(ready).toEqual(NO);
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await admin.query(others());
    // A round may have tried to write in the meantime, which is remembered for a while.
    const later = () => {
      clock.advance(1000);
      return ready();
    };
    await expect.poll(later).toEqual([200, 'ready']);
  });
});
