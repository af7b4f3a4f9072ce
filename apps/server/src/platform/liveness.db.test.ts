import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { type Liveness, startLiveness } from './liveness.ts';
import { LIVENESS_CLASS } from './liveness-class.ts';
import { createLogger } from './telemetry/logger.ts';

let database: TestDatabase;
let liveness: Liveness;
beforeEach(async () => {
  database = await createTestDatabase(2);
  liveness = await startLiveness(database.url, createLogger('silent'));
});
afterEach(async () => {
  await liveness.stop();
  await database.close();
});

const OURS = `from pg_stat_activity where application_name = 'catch-liveness' and datname = current_database()`;
const connections = async (where = 'true') =>
  (await database.pool.query<{ pid: number }>(`select pid ${OURS} and ${where}`)).rows.map(({ pid }) => pid);
const breakConnections = () => database.pool.query(`select pg_terminate_backend(pid) ${OURS}`);

/** The next incarnation gets as far as its lock, and waits there until `work` is done. */
async function whileItComesBack(work: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect();
  try {
    const next = [LIVENESS_CLASS, liveness.number + 1];
    await holder.query('select pg_advisory_lock($1, $2)', next);
    await breakConnections();
    await expect.poll(() => connections(`wait_event = 'advisory'`)).toHaveLength(1);
    await work();
    await holder.query('select pg_advisory_unlock($1, $2)', next);
  } finally {
    holder.release();
  }
}

it('a connection that breaks again while it comes back takes nothing down, and is tried again', async () => {
  const { number, signal } = liveness;
  await whileItComesBack(async () => {
    await breakConnections();
    await expect.poll(() => liveness.number).toBe(number + 2);
  });
  expect(signal.aborted).toBe(true);
  expect(liveness.signal.aborted).toBe(false);
  const { rows } = await database.pool.query('select number from processes where process_alive(number)');
  expect(rows).toEqual([{ number: number + 2 }]);
});

it('stopped while it comes back, it leaves neither a connection nor a row behind', async () => {
  await whileItComesBack(() => liveness.stop());
  await expect.poll(() => connections()).toEqual([]);
  const { rows } = await database.pool.query('select number from processes where process_alive(number)');
  expect(rows).toEqual([]);
});
