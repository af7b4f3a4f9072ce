import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './launcher.ts';
import { isAlive } from './lock.ts';
import { readPostmaster } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'catch-launcher-'));
// Root lends the database server another account, which must be able to enter.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder of the test's own; where it lies is read at once. */
function startHere(): Promise<EmbeddedPostgres> {
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  const starting = startPostgres('main');
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  return starting;
}

it('the last one out stops the server, also when it has restarted meanwhile and nobody’s connection is left', async () => {
  const postgres = await startHere();
  const pid = readPostmaster(join(folder, 'data'))?.pid ?? 0;
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(
    // Until it is gone: a process on its way out still counts as a user of the server.
    `select pg_terminate_backend(pid, 30000) from pg_stat_activity where application_name = 'catch-launcher'`,
  );
  await admin.end();
  await postgres.release();
  expect(pid).toBeGreaterThan(0);
  expect(isAlive(pid)).toBe(false);
});
