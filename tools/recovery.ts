import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findUnsettled } from './chaos/settle.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { countRows, differences } from './lib/table-rows.ts';
import { type LoadHarness, populate, say, startLoadHarness } from './load/harness.ts';
import {
  type Cluster,
  connect,
  endServer,
  freePort,
  launch,
  prepareCluster,
  urlOf,
  waitUntilReady,
} from './postgres/cluster.ts';
import { makeFolder, scratchFolder } from './postgres/places.ts';

const PEOPLE = 300;
const SHAPE = { web: 0, workers: 0, all: 1 };

/**
 * Point-in-time recovery, rehearsed: the product runs, its log is archived, a backup is taken while it works, it works
 * on, and then somebody deletes everybody. What comes back must be what was there right before, and the product must
 * go on with it. It touches no database but its own.
 */
await runCommand(async () => {
  const folder = scratchFolder(`recovery-${process.pid}`);
  makeFolder(folder);
  const archive = join(folder, 'archive');
  const copy = join(folder, 'copy');
  const cluster = prepareCluster(folder, 'server', {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
  });
  mkdirSync(archive);
  if (cluster.owner) chownSync(archive, cluster.owner.uid, cluster.owner.gid);
  const running = new Set<number>();
  const start = async (one: Cluster) => {
    const server = await startServer(one, folder);
    running.add(server.pid);
    return server;
  };
  try {
    const first = await start(cluster);
    const admin = await connect(cluster, first.port);
    await admin.query('create database catch');
    const url = urlOf(cluster, first.port, 'catch');
    const harness = await startLoadHarness(url, SHAPE);
    await populate(harness.client, PEOPLE);
    await answered(harness, url, 0);
    const backedUp = await backUp(admin, cluster, copy, () => answered(harness, url, PEOPLE));
    await answered(harness, url, 2 * PEOPLE);
    await harness.stop();
    // Nobody writes any more.
    const expected = await rowsOf(url);
    const point = await accident(admin, url);
    await admin.end();
    await endServer(first.pid);
    const began = Date.now();
    const second = await start(recovering(cluster, copy, archive, point));
    const restoredUrl = urlOf(cluster, second.port, 'catch');
    await outOfRecovery(restoredUrl);
    const took = Date.now() - began;
    const different = differences(expected, await rowsOf(restoredUrl));
    const again = await startLoadHarness(restoredUrl, SHAPE);
    await answered(again, restoredUrl, 3 * PEOPLE);
    await again.stop();
    const rows = Object.values(expected).reduce((sum, one) => sum + one, 0);
    console.log(
      `Backed up in ${backedUp} ms while ${PEOPLE} messages came in; ${rows} rows of ${Object.keys(expected).length} tables, ` +
        `then everybody deleted. Recovered to ${point} in ${took} ms.`,
    );
    if (different.length > 0) throw new PlainFailure(`Not the same: ${different.join(', ')}.`);
    console.log(`Every table is as it was then, and the product answered ${PEOPLE} more messages on it.`);
  } finally {
    for (const pid of running) await endServer(pid);
    rmSync(folder, { recursive: true, force: true });
  }
  // Receipts that nobody is left to take would be tried for ever.
  process.exit(0);
});

async function startServer(cluster: Cluster, folder: string): Promise<{ port: number; pid: number }> {
  const port = await freePort();
  const log = join(folder, 'postgres.log');
  const server = launch(cluster, port, log);
  if (!(await waitUntilReady(cluster, server)) || !server.pid)
    throw new PlainFailure(`PostgreSQL does not start: ${readFileSync(log, 'utf8').slice(-1500)}`);
  return { port, pid: server.pid };
}

/** A message of everybody, and until all of them are answered. */
async function answered(harness: LoadHarness, url: string, first: number): Promise<void> {
  await say(harness, PEOPLE, PEOPLE, first);
  const open = await findUnsettled(url);
  if (open.length > 0) throw new PlainFailure(`Not answered: ${open.slice(0, 3).join(', ')}.`);
}

/** Without pg_basebackup, which the embedded server does not bring: its own protocol, by hand. */
async function backUp(
  admin: pg.Client,
  { data, owner }: Cluster,
  copy: string,
  meanwhile: () => Promise<void>,
): Promise<number> {
  const began = Date.now();
  await admin.query("select pg_backup_start('rehearsal', true)");
  const work = meanwhile();
  const copied = spawnSync('cp', ['-a', data, copy], { encoding: 'utf8' });
  // Files that come and go while they are copied are what the log is for.
  if (copied.error) throw copied.error;
  await work;
  const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  rmSync(join(copy, 'postmaster.pid'), { force: true });
  rmSync(join(copy, 'pg_wal'), { recursive: true, force: true });
  mkdirSync(join(copy, 'pg_wal'), { mode: 0o700 });
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(copy, 'recovery.signal'), '');
  if (owner)
    for (const name of ['pg_wal', 'backup_label', 'recovery.signal'])
      chownSync(join(copy, name), owner.uid, owner.gid);
  return Date.now() - began;
}

/** Answers the last moment at which everything was there. */
async function accident(admin: pg.Client, url: string): Promise<string> {
  const { rows } = await admin.query<{ now: string }>('select clock_timestamp()::text as now');
  await sleep(1000);
  await onDatabase(url, (client) => client.query('truncate users cascade'));
  const { rows: segment } = await admin.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  for (;;) {
    const { rows: archived } = await admin.query<{ done: boolean }>(
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [segment[0]?.name],
    );
    if (archived[0]?.done) return rows[0]?.now ?? '';
    await sleep(100);
  }
}

function recovering(cluster: Cluster, copy: string, archive: string, point: string): Cluster {
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: point,
    recovery_target_action: 'promote',
  };
  return { ...cluster, data: copy, settings };
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

function rowsOf(url: string): Promise<Record<string, number>> {
  return onDatabase(url, countRows);
}

function outOfRecovery(url: string): Promise<void> {
  return onDatabase(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ recovering: boolean }>(
        'select pg_is_in_recovery() as recovering',
      );
      if (!rows[0]?.recovering) return;
      await sleep(50);
    }
  });
}
