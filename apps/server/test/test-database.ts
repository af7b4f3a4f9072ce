import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';

export interface TestDatabase extends DatabaseHandle {
  readonly url: string;
}

/** A migrated database of the test file's own. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const { adminUrl, template } = inject('environment');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // File by file: page by page through the write-ahead log, as by default, takes twice the work.
  await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const handle = openDatabase(url.href, poolSize, createLogger('silent'));
  return {
    ...handle,
    url: url.href,
    close: async () => {
      await handle.close();
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
