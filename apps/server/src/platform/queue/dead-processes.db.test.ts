import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type Liveness, startLiveness } from '../liveness.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addJob, forgetSuperseded, queueState, removeJob } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

let database: TestDatabase;
let liveness: Liveness;
let worker: Worker | undefined;
const worked: string[] = [];
beforeAll(async () => {
  const logger = createLogger('silent');
  database = await createTestDatabase();
  liveness = await startLiveness(database.url, logger);
});
afterAll(async () => {
  await worker?.stop();
  await liveness?.stop();
  await database?.close();
});

it('what a dead process was doing goes on at once; what keeps killing processes waits, and is given up aloud', async () => {
  const { db } = database;
  const reported: Record<string, string>[] = [];
  for (const [key, attempts] of Object.entries({ unlucky: 1, suspicious: 3, deadly: 25, replaced: 1 })) {
    await addJob(db, 'work', { key }, { key });
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead pool', attempts = ${attempts}
      where key = ${key}`.execute(db);
  }
  // While it runs another with its key is added and taken back: no attempt is left to the first, and nobody misses it.
  await addJob(db, 'work', { key: 'later' }, { key: 'replaced', runAt: new Date(Date.now() + 3_600_000) });
  await removeJob(db, 'replaced');
  await sql`insert into processes (number, worker_pool) values (987654, 'dead pool')`.execute(db);
  worker = await startWorker({
    pool: database.pool,
    concurrency: 2,
    tasks: { work: async ({ key }) => void worked.push(String(key)) },
    liveness,
    logger: createLogger('silent'),
    report: (error, about) => reported.push({ ...about, message: String(error) }),
    rounds: {},
  });
  await expect.poll(() => worked).toEqual(['unlucky']);
  await expect
    .poll(() => reported)
    .toEqual([{ job: 'work', parked: 'true', message: expect.stringContaining('died') }]);
  expect((await queueState(db)).parked).toBe(1);
  await forgetSuperseded(db);
  // 'unlucky' has done its work a moment before its row is gone.
  const left = async () => {
    const { rows } = await sql<{ key: string; waits: boolean; free: boolean }>`
      select key, run_at > now() + interval '5 seconds' as waits, locked_at is null as free
      from graphile_worker.jobs order by key`.execute(db);
    return rows;
  };
  await expect.poll(left).toEqual([
    { key: 'deadly', waits: true, free: true },
    { key: 'suspicious', waits: true, free: true },
  ]);
});

it('a process that stopped before the end of a job was written is looked for like a dead one', async () => {
  const { db } = database;
  const leaving = await startLiveness(database.url, createLogger('silent'));
  await leaving.announcePool('leaving pool');
  await db.transaction().execute(async (transaction) => {
    await addJob(transaction, 'work', { key: 'unfinished' }, { key: 'unfinished' });
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'leaving pool', attempts = 1
      where key = 'unfinished'`.execute(transaction);
  });
  const { number } = leaving;
  await leaving.stop();
  await expect.poll(() => worked).toContain('unfinished');
  const { rows } = await sql`select from processes where number = ${number}`.execute(db);
  expect(rows).toEqual([]);
});
