import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PlainFailure } from '../lib/fail.ts';
import {
  type Cluster,
  connect,
  endServer,
  freePort,
  launch,
  prepareCluster,
  urlOf,
  waitUntilReady,
} from './cluster.ts';
import { isAlive, withLock } from './lock.ts';
import { makeFolder, readPostmaster, refuseClosedFolder, scratchFolder, stateFolder } from './places.ts';
import { testSettings } from './test-settings.ts';

export interface EmbeddedPostgres {
  readonly port: number;
  url(database: string): string;
  /** Creates the database when it is not there yet. */
  ensureDatabase(name: string): Promise<string>;
  /** Somebody has removed the data folder: the server runs on nothing, and no other one can be started next to it. */
  isGone(): boolean;
  /** Lets go of the server; the last one to let go stops it. */
  release(): Promise<void>;
}

/** Starts the embedded server for one use of this checkout, or joins the one that runs. */
export async function startPostgres(use: 'main' | 'test' | 'bench' = 'main'): Promise<EmbeddedPostgres> {
  const folder = use === 'test' ? scratchFolder(use) : stateFolder(use);
  refuseClosedFolder(folder);
  makeFolder(folder);
  const lock = join(folder, 'start.lock');
  const { cluster, port, lease } = await withLock(lock, async () => {
    const cluster =
      use === 'test' ? prepareCluster(folder, 'none', testSettings()) : prepareCluster(folder, 'machine');
    const port = (await joinRunning(cluster)) ?? (await startServer(cluster));
    // A connection held for as long as we use the server: how others see that it is still needed.
    const lease = await connect(cluster, port);
    return { cluster, port, lease };
  });
  const pid = readPostmaster(cluster.data)?.pid;
  const isGone = () => !existsSync(join(cluster.data, 'PG_VERSION'));
  return {
    port,
    isGone,
    url: (database) => urlOf(cluster, port, database),
    ensureDatabase: async (name) => {
      const found = await lease.query('select 1 from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) await lease.query(`create database ${lease.escapeIdentifier(name)}`);
      return urlOf(cluster, port, name);
    },
    release: async () => {
      if (!isGone()) return withLock(lock, () => stopWhenUnused(cluster, port, lease));
      // Nobody can join it any more, and there is nothing that it could still write.
      await lease.end().catch(() => undefined);
      if (pid !== undefined && isAlive(pid)) await endServer(pid, ['SIGQUIT', 'SIGKILL']);
    },
  };
}

/** The port of a server that already runs on our data folder, after making sure that it is ours and answers. */
async function joinRunning(cluster: Cluster): Promise<number | undefined> {
  // Long: others may be working on it, and a machine that is busy lets anybody wait.
  const deadline = Date.now() + 30_000;
  for (;;) {
    const postmaster = readPostmaster(cluster.data);
    // A dead server's file stays: PostgreSQL itself checks it for surviving backends at the next start.
    if (!postmaster || !isAlive(postmaster.pid)) return undefined;
    if (!belongsTo(postmaster.pid, cluster.data)) {
      rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (postmaster.ready && (await answersAsOurs(cluster, postmaster.port))) return postmaster.port;
    if (Date.now() > deadline) {
      await endServer(postmaster.pid);
      return undefined;
    }
    await sleep(100);
  }
}

/** After a reboot the pid may belong to anybody: only a command line naming our data folder is our server. */
function belongsTo(pid: number, dataFolder: string): boolean {
  const shown = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const line = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : shown.stdout;
  return line.includes(dataFolder);
}

async function answersAsOurs(cluster: Cluster, port: number): Promise<boolean> {
  try {
    const client = await connect(cluster, port);
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    await client.end();
    return rows[0]?.data_directory === cluster.data;
  } catch {
    return false;
  }
}

async function startServer(cluster: Cluster): Promise<number> {
  const logFile = join(cluster.folder, 'postgres.log');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = await freePort();
    const server = launch(cluster, port, logFile);
    if (await waitUntilReady(cluster, server)) return port;
  }
  const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').pop();
  throw new PlainFailure(`The embedded PostgreSQL does not start; its log ${logFile} ends with: ${lastLine}`);
}

async function stopWhenUnused(cluster: Cluster, port: number, lease: pg.Client): Promise<void> {
  const others = (await countOthers(lease)) ?? (await askAgain(cluster, port));
  await lease.end().catch(() => undefined);
  const postmaster = readPostmaster(cluster.data);
  if (others !== 0) return;
  if (postmaster && isAlive(postmaster.pid)) await endServer(postmaster.pid);
  // Nobody wants to see it again, and it may lie in memory.
  if (cluster.durability === 'none') rmSync(cluster.data, { recursive: true, force: true });
}

/** Undefined when the connection is gone. */
const countOthers = (client: pg.Client): Promise<number | undefined> =>
  client
    .query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    .then(
      ({ rows }) => rows[0]?.count,
      () => undefined,
    );

/** The server has restarted since, and our lease went with it; it may still be recovering. */
async function askAgain(cluster: Cluster, port: number): Promise<number | undefined> {
  for (let waited = 0; waited < 10_000; waited += 200) {
    const client = await connect(cluster, port).catch(() => undefined);
    if (client) {
      const count = await countOthers(client);
      await client.end().catch(() => undefined);
      return count;
    }
    const postmaster = readPostmaster(cluster.data);
    if (!postmaster || !isAlive(postmaster.pid)) return undefined;
    await sleep(200);
  }
  return undefined;
}
