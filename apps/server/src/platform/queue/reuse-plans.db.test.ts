import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addJob } from './jobs.ts';
import { prepareQueue } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // As before the first start.
  await database.pool.query('drop schema graphile_worker cascade');
});
afterAll(() => database.close());

const settings = async () => {
  const { rows } = await database.pool.query<{ proname: string; proconfig: string[] | null }>(
    `select proname, proconfig from pg_proc
     where pronamespace = 'graphile_worker'::regnamespace and proname in ('add_job', 'add_jobs') order by proname`,
  );
  return rows;
};

it('processes that start together set them once, and again after the library has replaced its functions', async () => {
  const logger = createLogger('silent');
  const wanted = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off'];
  for (let version = 0; version < 2; version += 1) {
    await Promise.all([1, 2, 3, 4, 5].map(() => prepareQueue(database.pool, logger)));
    expect(await settings()).toEqual([
      { proname: 'add_job', proconfig: wanted },
      { proname: 'add_jobs', proconfig: wanted },
    ]);
    // Jobs are added as before: a second one with the key replaces the first.
    await addJob(database.db, 'work', { version }, { key: 'one' });
    const { rows } = await database.pool.query('select payload from graphile_worker._private_jobs');
    expect(rows).toEqual([{ payload: { version } }]);
    await database.pool.query(
      'alter function graphile_worker.add_jobs reset all; alter function graphile_worker.add_job reset all',
    );
  }
});
