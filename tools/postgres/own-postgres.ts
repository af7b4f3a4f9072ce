import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFailure } from '../lib/fail.ts';
import { connect, endServer, freePort, launch, prepareCluster, urlOf, waitUntilReady } from './cluster.ts';
import { isAlive } from './lock.ts';
import { makeFolder, readPostmaster, scratchFolder } from './places.ts';

/** A server of the caller's own, which may be stopped in the middle of everything. */
export interface OwnPostgres {
  readonly url: (database: string) => string;
  createDatabase(name: string): Promise<string>;
  /** As `pg_ctl stop -m immediate`: no goodbye, no checkpoint; the next start recovers from the log. */
  stopImmediately(): Promise<void>;
  /** Again on the same port. */
  startAgain(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

const PREFIX = 'own-';

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = scratchFolder(`${PREFIX}${process.pid}`);
  makeFolder(folder);
  await removeLeftovers(dirname(folder));
  const cluster = prepareCluster(folder, 'server');
  const port = await freePort();
  const log = join(folder, 'postgres.log');
  const start = async () => {
    // The last processes of the one before may take a moment to go, and hold its memory until then.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (await waitUntilReady(cluster, launch(cluster, port, log))) return;
      await sleep(200);
    }
    throw new PlainFailure(`A PostgreSQL of our own does not start; its log is ${log}.`);
  };
  const running = () => readPostmaster(cluster.data)?.pid;
  await start();
  return {
    url: (database) => urlOf(cluster, port, database),
    createDatabase: async (name) => {
      const client = await connect(cluster, port);
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(cluster, port, name);
    },
    stopImmediately: async () => {
      const pid = running();
      if (pid) await endServer(pid, ['SIGQUIT', 'SIGKILL']);
    },
    startAgain: start,
    close: async () => {
      const pid = running();
      if (pid && isAlive(pid)) await endServer(pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its server behind. */
async function removeLeftovers(home: string): Promise<void> {
  for (const name of readdirSync(home).filter((one) => one.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length)))) continue;
    const postmaster = readPostmaster(join(home, name, 'data'));
    if (postmaster && isAlive(postmaster.pid)) await endServer(postmaster.pid);
    rmSync(join(home, name), { recursive: true, force: true });
  }
}
