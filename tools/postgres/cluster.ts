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
import { isAlive } from './lock.ts';
import { makeFolder, type Owner, readPostmaster, serverOwner } from './places.ts';

/**
 * What a commit outlives: the machine's end; the server's (the operating system keeps what was written); neither.
 * Tests give durability up for speed; nothing else may.
 */
export type Durability = 'machine' | 'server' | 'none';

export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly bin: string;
  readonly owner: Owner | undefined;
  readonly durability: Durability;
  /** In addition to ours; where both name one, this one wins. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The longest name that every system takes for a socket. */
const SOCKET_NAME_LIMIT = 103;

/**
 * The data folder, which nobody else may enter. A round over a socket takes half the processor time of one over TCP,
 * and tests are hundreds of thousands of them; what runs for people goes the way that it goes elsewhere.
 */
const socketFolder = ({ data, durability }: Pick<Cluster, 'data' | 'durability'>): string | undefined =>
  durability === 'none' && `${data}/.s.PGSQL.65535`.length <= SOCKET_NAME_LIMIT ? data : undefined;

export function urlOf(
  cluster: Pick<Cluster, 'password' | 'data' | 'durability'>,
  port: number,
  database: string,
): string {
  const url = new URL(`postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`);
  const socket = socketFolder(cluster);
  if (socket) url.searchParams.set('host', socket);
  return url.href;
}

/** A data folder with its password; made when it is not there yet. */
export function prepareCluster(
  folder: string,
  durability: Durability,
  settings: Cluster['settings'] = {},
): Cluster {
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
      ].concat(
        ['--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
        // Many rounds make a weak password costly to guess, and every connection: this one cannot be guessed.
        ['--set', 'scram_iterations=1'],
      ),
      { cwd: '/', encoding: 'utf8', ...owner },
    );
    if (made.status !== 0)
      throw new PlainFailure(
        `The data folder ${folder} could not be prepared: ${causeIn(made.stderr || String(made.error))}`,
      );
    renameSync(draft, data);
  }
  return { folder, data, bin, owner, durability, settings, password: readFileSync(passwordFile, 'utf8') };
}

/** Its last line only says that it tidies up. */
function causeIn(words: string): string | undefined {
  const lines = words.trim().split('\n');
  return lines.find((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lines.at(-1);
}

export async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'catch-launcher',
  });
  // A failed query reports itself; a connection that breaks while idle takes nothing down.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const GIVEN_UP: Record<Durability, Record<string, string>> = {
  machine: {},
  server: { fsync: 'off' },
  none: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
};

export function launch(cluster: Cluster, port: number, logFile: string): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketFolder(cluster) ?? '',
    max_connections: '300',
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_wal_size: '2GB',
    ...GIVEN_UP[cluster.durability],
    ...cluster.settings,
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

export async function waitUntilReady(cluster: Cluster, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.data);
    if (postmaster?.pid === server.pid && postmaster?.ready) return true;
    await sleep(20);
  }
  return false;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Politely first. SIGCONT wakes a frozen server so that it can hear at all. */
export async function endServer(
  pid: number,
  signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'],
): Promise<void> {
  for (const signal of signals) {
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
