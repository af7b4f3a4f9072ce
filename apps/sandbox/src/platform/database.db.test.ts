import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../../../../tools/postgres/launcher.ts';
import { dropDatabase } from '../../test/start-test-sandbox.ts';
import { openDatabase } from './database.ts';

let postgres: EmbeddedPostgres;
let url: string;
let admin: pg.Client;
const name = `sandbox_${randomUUID().slice(0, 8)}`;
beforeAll(async () => {
  postgres = await startPostgres('test');
  url = await postgres.ensureDatabase(name);
  admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await dropDatabase(postgres.url('postgres'), name);
  await postgres.release();
});

/** What a restart of the server does to those who are connected to it. */
const breakConnections = async (): Promise<void> => {
  await expect
    .poll(async () => {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state <> 'idle'`,
        [name],
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
};

it('a database that restarts in the middle of a transaction fails it, and nothing else', async () => {
  const database = openDatabase(url);
  const work = database.transaction(async (transaction) => {
    await transaction.query('SELECT 1');
    await breakConnections();
    // The connection is idle when it breaks, so only its own listeners find out.
    await sleep(50);
    return transaction.query('SELECT 1');
  });
  await expect(work).rejects.toThrow();
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.close();
});
