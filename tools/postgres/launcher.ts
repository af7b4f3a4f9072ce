import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainFailure } from '../lib/fail.ts';
import { postgresBinaries } from './binaries.ts';
import { isAlive, withLock } from './lock.ts';
import { makeFolder, type Owner, readPostmaster, serverOwner, stateFolder } from './places.ts';

export interface EmbeddedPostgres {
  readonly port: number;
  url(database: string): string;
  /** Creates the database when it is not there yet. */
  ensureDatabase(name: string): Promise<string>;
  /** Lets go of the server; the last one to let go stops it. */
  release(): Promise<void>;
}

interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly bin: string;
  readonly owner: Owner | undefined;
  /** Tests give durability up for speed; nothing else may. */
  readonly durable: boolean;
}

const urlOf = (cluster: Pick<Cluster, 'password'>, port: number, database: string) =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;

/** Starts the embedded server for one use of this checkout, or joins the one that runs. */
export async function startPostgres(use: 'main' | 'test' | 'bench' = 'main'): Promise<EmbeddedPostgres> {
  const folder = stateFolder(use);
  makeFolder(folder);
  const lock = join(folder, 'start.lock');
  const { cluster, port, lease } = await withLock(lock, async () => {
    const cluster = prepareCluster(folder, use !== 'test');
    const port = (await joinRunning(cluster)) ?? (await startServer(cluster));
    // A connection held for as long as we use the server: how others see that it is still needed.
    const lease = await connect(cluster, port);
    return { cluster, port, lease };
  });
  lease.on('error', () => undefined);
  return {
    port,
    url: (database) => urlOf(cluster, port, database),
    ensureDatabase: async (name) => {
      const found = await lease.query('select 1 from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) await lease.query(`create database ${lease.escapeIdentifier(name)}`);
      return urlOf(cluster, port, name);
    },
    release: () => withLock(lock, () => stopWhenUnused(cluster, lease)),
  };
}

function prepareCluster(folder: string, durable: boolean): Cluster {
  const bin = postgresBinaries();
  const owner = serverOwner();
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const draft = join(folder, 'data.draft');
    rmSync(draft, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
    writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 });
    makeFolder(draft);
    if (owner) {
      chownSync(draft, owner.uid, owner.gid);
      chownSync(passwordFile, owner.uid, owner.gid);
    }
    const made = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        draft,
        '-U',
        'postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
      ].concat(['--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync', '--no-instructions']),
      { cwd: '/', encoding: 'utf8', ...owner },
    );
    if (made.status !== 0)
      throw new PlainFailure(
        `The data folder ${folder} could not be prepared: ${(made.stderr || String(made.error)).trim().split('\n').pop()}`,
      );
    renameSync(draft, data);
  }
  return { folder, data, bin, owner, durable, password: readFileSync(passwordFile, 'utf8') };
}

async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'catch-launcher',
  });
  await client.connect();
  return client;
}

/** The port of a server that already runs on our data folder, after making sure that it is ours and answers. */
async function joinRunning(cluster: Cluster): Promise<number | undefined> {
  const deadline = Date.now() + 10_000;
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
    if (await becomesReady(cluster, server)) return port;
  }
  const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').pop();
  throw new PlainFailure(`The embedded PostgreSQL does not start; its log ${logFile} ends with: ${lastLine}`);
}

function launch(cluster: Cluster, port: number, logFile: string): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_wal_size: '2GB',
    ...(cluster.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = openSync(logFile, 'w');
  const server = spawn(
    join(cluster.bin, 'postgres'),
    ['-D', cluster.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: it must outlive a killed owner and be found again, and not receive the terminal's Ctrl-C.
    { cwd: '/', detached: true, stdio: ['ignore', 'ignore', log], ...cluster.owner },
  );
  closeSync(log);
  server.unref();
  server.on('error', () => undefined);
  return server;
}

async function becomesReady(cluster: Cluster, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.data);
    if (postmaster?.pid === server.pid && postmaster?.ready) return true;
    await sleep(20);
  }
  return false;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function stopWhenUnused(cluster: Cluster, lease: pg.Client): Promise<void> {
  const others = await lease
    .query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
  await lease.end().catch(() => undefined);
  const postmaster = readPostmaster(cluster.data);
  if (others?.rows[0]?.count === 0 && postmaster && isAlive(postmaster.pid)) await endServer(postmaster.pid);
}

/** Politely first. SIGCONT wakes a frozen server so that it can hear at all. */
async function endServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
      process.kill(pid, 'SIGCONT');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (!isAlive(pid)) return;
      await sleep(50);
    }
  }
}
