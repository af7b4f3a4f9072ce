import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../tools/postgres/launcher.ts';
import { type Sandbox, startSandbox } from '../src/sandbox.ts';

export interface TestSandbox extends Sandbox {
  /** Ends the sandbox and starts it again on the same database and port. */
  restart(): Promise<void>;
}

/** A sandbox of its own on a real Postgres: a fresh database, any free port. */
export const startTestSandbox = async (
  productUrl = 'http://localhost:3000',
  now?: () => Date,
): Promise<TestSandbox> => {
  const postgres = await startPostgres('test');
  const name = `sandbox_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await postgres.ensureDatabase(name);
  const settings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    productUrl,
    publicUrl: undefined,
    forced: false,
  };
  let running = await startSandbox(settings, now);
  return {
    get url() {
      return running.url;
    },
    get context() {
      return running.context;
    },
    restart: async () => {
      await running.close();
      running = await startSandbox({ ...settings, port: Number(new URL(running.url).port) }, now);
    },
    close: async () => {
      await running.close();
      await dropDatabase(postgres.url('postgres'), name);
      await postgres.release();
    },
  };
};

export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`DROP DATABASE ${admin.escapeIdentifier(name)} WITH (FORCE)`);
  await admin.end();
};
