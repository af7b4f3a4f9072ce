import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type DatabaseHandle, openDatabase } from '../db/database.ts';
import { type Liveness, startLiveness } from '../liveness.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addJob } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

const logger = createLogger('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
let database: TestDatabase;
let jobs: DatabaseHandle;
let liveness: Liveness;
let worker: Worker;
const done: string[] = [];
const reported: unknown[] = [];

/** Every connection of the job pool breaks, as in a restart of the database; liveness keeps its own. */
const cutJobConnections = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'catch' and pid <> pg_backend_pid()`,
  );

beforeAll(async () => {
  database = await createTestDatabase(1);
  jobs = openDatabase(database.url, 4, logger);
  liveness = await startLiveness(database.url, logger);
  worker = await startWorker({
    pool: jobs.pool,
    concurrency: 2,
    tasks: {
      ordinary: async ({ name }) => void done.push(String(name)),
      // A job that ends after this has nothing to report it on.
      cut: async ({ name }) => {
        done.push(String(name));
        await cutJobConnections();
      },
      failing: async ({ name }) => {
        done.push(String(name));
        await cutJobConnections();
        throw new Error('no luck');
      },
    },
    liveness,
    logger,
    report: (error) => reported.push(error),
    rounds: {},
  });
});
afterAll(async () => {
  await worker.stop();
  await jobs.close();
  await liveness.stop();
  await database.close();
});

const left = async () =>
  (
    await database.pool.query<{ task: string }>('select task_identifier as task from graphile_worker.jobs')
  ).rows.map(({ task }) => task);

// An unhandled rejection, which is what ends the process, fails the run anyway.
it('connections that break while a job ends: it is ended all the same, and the worker works on', async () => {
  await addJob(database.db, 'cut', { name: 'one' }, { key: 'one' });
  await expect.poll(left).toEqual([]);
  expect(done).toEqual(['one']);
  await addJob(database.db, 'ordinary', { name: 'two' }, { key: 'two' });
  await expect.poll(() => done).toEqual(['one', 'two']);
});

it('connections that break while a job fails: it is kept for another attempt', async () => {
  await addJob(database.db, 'failing', { name: 'three' }, { key: 'three', maxAttempts: 1 });
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select last_error from graphile_worker.jobs where locked_at is null`))
          .rows,
    )
    .toMatchObject([{ last_error: expect.stringContaining('no luck') }]);
  await addJob(database.db, 'ordinary', { name: 'four' }, { key: 'four' });
  await expect.poll(() => done).toContain('four');
});
