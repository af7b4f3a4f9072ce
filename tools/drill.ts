import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSecretBox } from '../apps/server/src/platform/secrets.ts';
import { settingsShape } from '../apps/server/src/platform/settings/schema.ts';
import { loadEnvFile } from './lib/environment.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { openGrants, type StoredGrant } from './lib/open-grants.ts';
import { countRows, differences } from './lib/table-rows.ts';

const USAGE = 'Usage: npm run drill -- --to postgres://…/catch_drill   (DATABASE_URL says what is backed up)';

/**
 * A backup that nobody has restored is none. Takes one of the running database, restores it next to it, and compares:
 * the same rows in every table (counted in the very snapshot that was dumped), and tokens that TOKEN_KEYS opens.
 */
await runCommand(async () => {
  loadEnvFile();
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'boolean' } } });
  const from = process.env.DATABASE_URL;
  if (!from || !values.to || from === values.to) throw new PlainFailure(USAGE);
  const folder = mkdtempSync(join(tmpdir(), 'catch-drill-'));
  const file = join(folder, 'catch.dump');
  const began = Date.now();
  const source = await connect(from);
  try {
    await source.query('begin isolation level repeatable read read only');
    const { rows } = await source.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const expected = await countRows(source);
    run('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`, from]);
    const dumped = Date.now();
    await recreate(values.to);
    run('pg_restore', ['--exit-on-error', '--no-owner', '--jobs=2', `--dbname=${values.to}`, file]);
    const restored = await connect(values.to);
    // Whatever is found, nobody is connected when the copy is dropped.
    const { different, opened } = await compare(restored, expected).finally(() => restored.end());
    const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
    console.log(
      `${total} rows of ${Object.keys(expected).length} tables: dumped in ${seconds(began, dumped)} s ` +
        `(${Math.round(statSync(file).size / 1024)} kB), restored in ${seconds(dumped, Date.now())} s; ${opened}.`,
    );
    if (different.length > 0) throw new PlainFailure(`Not the same: ${different.join(', ')}.`);
    console.log('Every table has the rows that the backup was taken of.');
  } finally {
    await source.end();
    rmSync(folder, { recursive: true, force: true });
    if (!values.keep) await drop(values.to).catch(() => undefined);
  }
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function run(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new PlainFailure(`${program} is not installed here: ${error.message}`);
  if (status !== 0) throw new PlainFailure(`${program} failed; the lines above say why.`);
}

async function compare(restored: pg.Client, expected: Record<string, number>) {
  return {
    different: differences(expected, await countRows(restored)),
    opened: await openTokens(restored),
  };
}

/** A restored database without its keys is worth little: both belong into the drill. */
async function openTokens(client: pg.Client): Promise<string> {
  const keys = settingsShape.TOKEN_KEYS.safeParse(process.env.TOKEN_KEYS);
  if (!keys.success) return 'tokens not opened, TOKEN_KEYS is not set';
  const box = createSecretBox(keys.data);
  const { rows } = await client.query<StoredGrant>(
    'select user_id, refresh_token from google_grants where refresh_token is not null',
  );
  const { opened, failures } = openGrants(box, rows);
  if (failures.length > 0)
    throw new PlainFailure(
      `TOKEN_KEYS opens ${opened} of ${rows.length} Google grants: ${failures.join('; ')}. ` +
        'Give the drill the keys that belong to this backup.',
    );
  return `${opened} Google grants opened with TOKEN_KEYS`;
}

/** On the same server, from its maintenance database. */
async function onServerOf(url: string, statement: (name: string) => string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  if (!/drill/.test(name))
    throw new PlainFailure("The drill's database must have 'drill' in its name: it is dropped.");
  target.pathname = '/postgres';
  const client = await connect(target.href);
  try {
    await client.query(statement(client.escapeIdentifier(name)));
  } finally {
    await client.end();
  }
}

function drop(url: string): Promise<void> {
  return onServerOf(url, (name) => `drop database if exists ${name} with (force)`);
}

async function recreate(url: string): Promise<void> {
  await drop(url);
  await onServerOf(url, (name) => `create database ${name}`);
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1);
}
