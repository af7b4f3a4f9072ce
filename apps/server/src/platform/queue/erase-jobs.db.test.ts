import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type Liveness, startLiveness } from '../liveness.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addJob, eraseJobsAbout } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

let database: TestDatabase;
let liveness: Liveness;
let worker: Worker;
const begun: string[] = [];
const ended: string[] = [];
const held = new Map<string, () => void>();
beforeAll(async () => {
  const logger = createLogger('silent');
  database = await createTestDatabase();
  liveness = await startLiveness(database.url, logger);
  worker = await startWorker({
    pool: database.pool,
    concurrency: 3,
    tasks: {
      work: async ({ about }) => {
        begun.push(String(about));
        await new Promise<void>((resolve) => held.set(String(about), resolve));
        ended.push(String(about));
      },
    },
    liveness,
    logger,
    report: () => {},
    rounds: {},
  });
});
afterAll(async () => {
  for (const release of held.values()) release();
  await worker?.stop();
  await liveness?.stop();
  await database?.close();
});

const add = (about: string) => addJob(database.db, 'work', { about }, { queue: 'shared', key: about });
const erase = (about: string) =>
  database.db.transaction().execute((transaction) => eraseJobsAbout(transaction, about));
const begins = (...names: string[]) => expect.poll(() => begun).toEqual(names);

it('a job that runs when it is erased keeps nobody of its queue waiting, and its end frees nothing of others', async () => {
  await add('gone');
  await begins('gone');
  await add('next');
  await erase('gone');
  await begins('gone', 'next');
  // What was erased ends while the next one of the queue runs: that one still has the queue to itself.
  held.get('gone')?.();
  await expect.poll(() => ended).toEqual(['gone']);
  await add('last');
  await addJob(database.db, 'work', { about: 'elsewhere' }, { key: 'elsewhere' });
  await begins('gone', 'next', 'elsewhere');
  held.get('next')?.();
  await begins('gone', 'next', 'elsewhere', 'last');
});

it('a job that waits is erased without touching the one that runs in its queue', async () => {
  await add('waiting');
  await erase('waiting');
  const { rows } = await database.pool.query(
    `select queue_name, locked_at is not null as taken from graphile_worker._private_job_queues`,
  );
  expect(rows).toEqual([{ queue_name: 'shared', taken: true }]);
});
