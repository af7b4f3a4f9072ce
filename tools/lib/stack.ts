import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { type EmbeddedPostgres, startPostgres } from '../postgres/launcher.ts';
import { type RunningChild, startChild } from './child.ts';
import { root } from './root.ts';

export const serverScript = join(root, 'apps', 'server', 'src', 'main.ts');
export const sandboxScript = join(root, 'apps', 'sandbox', 'src', 'main.ts');

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Stack {
  readonly baseUrl: string;
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  readonly postgres: EmbeddedPostgres;
  readonly environment: Record<string, string>;
  readonly server: RunningChild;
  stop(): Promise<void>;
}

/** The whole product with fresh databases and its own sandbox, for the browser suite, the bench and chaos. */
export async function startStack(
  overrides: Record<string, string> = {},
  use: 'test' | 'bench' = 'test',
): Promise<Stack> {
  const postgres = await startPostgres(use);
  const name = `stack_${randomBytes(5).toString('hex')}`;
  const databaseUrl = await postgres.ensureDatabase(name);
  const sandboxDatabase = await postgres.ensureDatabase(`${name}_sandbox`);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const baseUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const environment = {
    NODE_ENV: 'test',
    ...productEnvironment({ sandboxUrl, publicUrl: baseUrl }),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_KEYS: `test:${randomBytes(32).toString('base64')}`,
    ASSISTANT_MODEL: 'built-in',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...overrides,
  };
  const sandbox = startChild(
    'sandbox',
    sandboxScript,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_PRODUCT_URL: baseUrl,
      SANDBOX_DATABASE_URL: sandboxDatabase,
    },
    'ignore',
  );
  const server = startChild('server', serverScript, environment);
  await Promise.all([sandbox.ready, server.ready]);
  return {
    baseUrl,
    sandboxUrl,
    databaseUrl,
    postgres,
    environment,
    server,
    stop: async () => {
      await server.stop();
      await sandbox.stop();
      await dropDatabases(postgres, [name, `${name}_sandbox`]);
      await postgres.release();
    },
  };
}

export async function dropDatabases(postgres: EmbeddedPostgres, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  for (const name of names)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}
