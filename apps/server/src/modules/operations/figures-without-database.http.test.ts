import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

let product: TestProduct;
let admin: pg.Client;
let name: string;
beforeAll(async () => {
  product = await createTestProduct({ environment: { ROLE: 'web' } });
  name = new URL(product.testDatabase.url).pathname.slice(1);
  admin = new pg.Client({ connectionString: inject('environment').adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await product?.close();
});

const figures = async () => {
  const { statusCode, body } = await product.app.inject({ url: '/metrics' });
  const value = (line: string): string | undefined =>
    body
      .split('\n')
      .find((one) => one.startsWith(`${line} `) || one.startsWith(`${line}{`))
      ?.split(' ')
      .at(-1);
  return {
    status: statusCode,
    up: value('catch_database_up'),
    requests: value('catch_http_request_duration_seconds_count'),
    waiting: value('catch_database_waiting'),
    build: value('catch_build_info'),
    queues: value('catch_queue_depth'),
  };
};
const all = { status: 200, up: '1', requests: expect.any(String), waiting: '0', build: '1', queues: '0' };
const own = { ...all, up: '0', queues: undefined };

it('a process whose database is away tells what it knows itself, and that it is away', async () => {
  await figures();
  expect(await figures()).toEqual(all);
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect.poll(figures).toEqual(own);
  await admin.query(`alter database ${name} allow_connections true`);
  await expect.poll(figures).toEqual(all);
});

it('so does one whose database keeps it waiting', async () => {
  const holder = new pg.Client({ connectionString: product.testDatabase.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table inbox in access exclusive mode');
  expect(await figures()).toEqual(own);
  await holder.query('rollback');
  await holder.end();
  await expect.poll(figures).toEqual(all);
});
