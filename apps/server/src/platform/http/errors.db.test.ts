import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { answerFor } from './errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('a connection that breaks in the middle of a transaction passes, whatever fails first: its work or its rollback', async () => {
  const broken = database.db.transaction().execute(async (transaction) => {
    const own = (await pid.execute(transaction)).rows[0]?.pid;
    await database.pool.query('select pg_terminate_backend($1)', [own]);
    await pid.execute(transaction);
  });
  const failure: unknown = await broken.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(answerFor(failure).status, String(failure)).toBe(503);
  const brokenByOthers = database.db.transaction().execute(async (transaction) => {
    const own = (await pid.execute(transaction)).rows[0]?.pid;
    await database.pool.query('select pg_terminate_backend($1)', [own]);
    await expect(pid.execute(transaction)).rejects.toThrow();
    await pid.execute(transaction);
  });
  const later: unknown = await brokenByOthers.catch((error: unknown) => error);
  expect(answerFor(later).status, String(later)).toBe(503);
  // An error of ours is no restart.
  const wrong: unknown = await sql`select 1 / 0`.execute(database.db).catch((error: unknown) => error);
  expect(answerFor(wrong).status).toBe(500);
});

it('something that is written for an account which is just being deleted finds nobody', async () => {
  const late: unknown = await database.db
    .insertInto('lanes')
    .values({ user_id: randomUUID(), live_epoch: 0 })
    .execute()
    .catch((error: unknown) => error);
  expect(answerFor(late)).toEqual({ status: 404, detail: 'User not found' });
});
