import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startChild } from '../../../tools/lib/child.ts';
import { dropDatabases, freePort, sandboxScript } from '../../../tools/lib/stack.ts';
import { startPostgres } from '../../../tools/postgres/launcher.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { prepareQueue } from '../src/platform/queue/worker.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';

export interface TestEnvironment {
  readonly adminUrl: string;
  /** A migrated, empty database with the queue's tables; each test file gets a copy of it. */
  readonly template: string;
  readonly sandboxUrl: string;
  /** Where the sandbox believes the product to be: webhooks of the tests are posted there. */
  readonly productUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    environment: TestEnvironment;
  }
}

/** One PostgreSQL and one sandbox for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres('test');
  const run = randomBytes(4).toString('hex');
  const template = `template_${run}`;
  const database = openDatabase(await postgres.ensureDatabase(template), 2, createLogger('error'));
  await migrate(database.db);
  await prepareQueue(database.pool, createLogger('error'));
  await database.close();

  const [sandboxPort, productPort] = [await freePort(), await freePort()];
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const productUrl = `http://localhost:${productPort}`;
  const sandbox = startChild(
    'sandbox',
    sandboxScript,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_PRODUCT_URL: productUrl,
      SANDBOX_DATABASE_URL: await postgres.ensureDatabase(`sandbox_${run}`),
    },
    'ignore',
  );
  await sandbox.ready;
  project.provide('environment', { adminUrl: postgres.url('postgres'), template, sandboxUrl, productUrl });
  return async () => {
    await sandbox.stop();
    await dropDatabases(postgres, [template, `sandbox_${run}`]);
    await postgres.release();
  };
}
