import { randomBytes } from 'node:crypto';
import { productEnvironment } from '../../../apps/sandbox/src/product-environment.ts';
import { type RunningChild, startChild } from '../../lib/child.ts';
import { dropDatabases, freePort, sandboxScript } from '../../lib/stack.ts';
import { startPostgres } from '../../postgres/launcher.ts';
import { type OwnPostgres, startOwnPostgres } from '../../postgres/own-postgres.ts';
import { startBalancer } from '../balancer.ts';
import { type Fleet, startFleet } from '../fleet.ts';
import type { Random } from '../random.ts';
import { type Disk, installDisk } from './disk.ts';
import { type ChaosModel, startChaosModel } from './model.ts';
import { createSandboxControl, type SandboxControl } from './sandbox.ts';

/** The whole product as it is deployed, with everything that it depends on, each to be broken by itself. */
export interface World {
  /** The balancer in front of the web processes: the product's public address. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The product's; the providers have another one, which nobody breaks. */
  readonly postgres: OwnPostgres;
  readonly sandbox: RunningChild;
  readonly control: SandboxControl;
  readonly model: ChaosModel;
  /** The database's. */
  readonly disk: Disk;
  readonly fleet: Fleet;
  stop(): Promise<void>;
}

export interface WorldOptions {
  readonly web: number;
  readonly workers: number;
  readonly all?: number;
  readonly random: Random;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startWorld({
  web,
  workers,
  all = 0,
  random,
  environment,
}: WorldOptions): Promise<World> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const shared = await startPostgres('test');
    closers.push(() => shared.release());
    const sandboxDatabase = `chaos_${randomBytes(5).toString('hex')}`;
    const sandboxDatabaseUrl = await shared.ensureDatabase(sandboxDatabase);
    closers.push(() => dropDatabases(shared, [sandboxDatabase]));
    const postgres = await startOwnPostgres();
    closers.push(() => postgres.close());
    const databaseUrl = await postgres.createDatabase('chaos');
    const balancer = await startBalancer();
    closers.push(() => balancer.close());
    const model = await startChaosModel(random);
    closers.push(() => model.close());
    const sandboxPort = await freePort();
    const sandboxUrl = `http://localhost:${sandboxPort}`;
    const sandbox = startChild(
      'sandbox',
      sandboxScript,
      {
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_PUBLIC_URL: sandboxUrl,
        SANDBOX_PRODUCT_URL: balancer.url,
        SANDBOX_DATABASE_URL: sandboxDatabaseUrl,
      },
      'ignore',
    );
    closers.push(() => sandbox.stop());
    await sandbox.ready;
    const fleet = await startFleet({
      web,
      workers,
      all,
      environment: {
        NODE_ENV: 'test',
        ...productEnvironment({ sandboxUrl, publicUrl: balancer.url }),
        LOGFIRE_WRITE_TOKEN: '',
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '15',
        TOKEN_KEYS: `chaos:${randomBytes(32).toString('base64')}`,
        ASSISTANT_MODEL: 'openai:chaos',
        OPENAI_BASE_URL: model.url,
        LOG_LEVEL: process.env.CHAOS_LOG_LEVEL ?? 'silent',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...environment,
      },
    });
    closers.push(() => fleet.stop());
    await balancer.follow(fleet.web);
    return {
      url: balancer.url,
      databaseUrl,
      postgres,
      sandbox,
      control: createSandboxControl(sandboxUrl),
      model,
      disk: await installDisk(databaseUrl),
      fleet,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
