import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type {} from '../apps/server/test/global-setup.ts';
import { root } from './lib/root.ts';
import { freePort } from './lib/stack.ts';
import { isAlive } from './postgres/lock.ts';
import { readPostmaster } from './postgres/places.ts';

/** `npm start` as a newcomer meets it, in a data folder of the test's own. */
const folder = mkdtempSync(join(tmpdir(), 'catch-start-'));
// Root lends the database server another account, which must be able to enter.
chmodSync(folder, 0o755);
/** One for all that may find it made: making it takes most of a start. */
const data = join(folder, 'data');
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  ready(): Promise<void>;
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      DATA_DIR: data,
      ROLE: 'worker',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    output: () => text,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => /^Ready: /m.test(text) && resolve();
        child.stdout?.on('data', look);
        void ended.then(() => reject(new Error(text)));
      }),
  };
}
const ports = async () => ({ PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
/** A database knows the Google it was set up with: sharing the data means sharing the sandbox's address. */
const environment = await ports();
const isUp = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
function connect(database: string): pg.Client {
  const { port } = readPostmaster(join(data, 'data')) ?? {};
  const password = readFileSync(join(data, 'password'), 'utf8');
  return new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/${database}`);
}
/** The database server stays. Its children notice that their starter is gone, and let go of it one by one. */
async function killHard(started: Started): Promise<void> {
  started.child.kill('SIGKILL');
  await started.ended;
  const client = connect('postgres');
  await client.connect();
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await expect.poll(() => client.query(others).then(({ rowCount }) => rowCount)).toBe(0);
  await client.end();
}
const oneSentence = (text: string) => {
  expect(text).not.toMatch(/^\s+at .+:\d+:\d+/m);
  return text;
};

describe('npm start', () => {
  it('comes up, survives kill -9 of the server with its data, and stops without leaving a process', async () => {
    const first = start(environment);
    await first.ready();
    const login = await fetch(`http://localhost:${environment.PORT}/api/v1/auth/login`);
    expect(login.status).toBe(200);
    await killHard(first);
    await expect.poll(() => isUp(environment.PORT)).toBe(false);
    await expect.poll(() => isUp(environment.SANDBOX_PORT)).toBe(false);
    const second = start(environment);
    await second.ready();
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(await isUp(environment.PORT)).toBe(false);
  }, 120_000);

  it('stopped in the middle of starting, leaves no database server behind', async () => {
    const started = start(environment);
    await expect.poll(started.output).toContain('Starting PostgreSQL');
    const cluster = join(data, 'data');
    await expect.poll(() => readPostmaster(cluster) !== undefined, { interval: 1 }).toBe(true);
    const pid = readPostmaster(cluster)?.pid ?? 0;
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  }, 120_000);

  it('stopped while it looks into the data, leaves no database server behind either', async () => {
    const killed = start(environment);
    await killed.ready();
    await killHard(killed);
    const pid = readPostmaster(join(data, 'data'))?.pid ?? 0;
    const holder = connect('catch');
    await holder.connect();
    await holder.query('begin; lock table installation in access exclusive mode');

    const started = start(environment);
    await expect
      .poll(() => holder.query('select 1 from pg_locks where not granted').then(({ rowCount }) => rowCount))
      .toBeGreaterThan(0);
    started.child.kill('SIGINT');
    await expect.poll(started.output).toContain('Stopping');
    await Promise.race([started.ended, sleep(500)]);
    await holder.end();
    expect(await started.ended).toBe(0);
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  }, 120_000);

  it('says in one sentence that the port is taken', async () => {
    const taken = createServer().listen(Number(environment.PORT), '127.0.0.1');
    const started = start(environment);
    expect(await started.ended).toBe(1);
    expect(oneSentence(started.output())).toContain(`Port ${environment.PORT} is already in use`);
    taken.close();
  }, 120_000);

  it('says in one sentence that its data folder was removed, and leaves no process behind', async () => {
    const started = start(environment);
    await started.ready();
    const pid = readPostmaster(join(data, 'data'))?.pid ?? 0;
    // The database server may still be putting files where others have just been removed.
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    expect(await started.ended).toBe(1);
    const lines = oneSentence(started.output()).trimEnd().split('\n');
    expect(lines.at(-1)).toBe(
      `The data folder ${data} was removed while it was in use; npm start begins with a new one.`,
    );
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
    expect([await isUp(environment.PORT), await isUp(environment.SANDBOX_PORT)]).toEqual([false, false]);
  }, 120_000);

  it('says in one sentence that the data folder cannot be used', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const started = start({ ...(await ports()), DATA_DIR: join(file, 'data') });
    expect(await started.ended).toBe(1);
    expect(oneSentence(started.output())).toContain('cannot be written');
  }, 120_000);

  it.each([
    ['a database that is down', () => 'postgres://catch@127.0.0.1:1/catch', 'cannot be reached'],
    [
      'a wrong password',
      () => inject('environment').adminUrl.replace(/:[^:@]+@/, ':wrong@'),
      'refuses the user or password',
    ],
    [
      'a database that does not exist',
      () => inject('environment').adminUrl.replace(/\/postgres(?=\?|$)/, '/nothing_here'),
      'does not exist',
    ],
  ])(
    'says in one sentence what is wrong with %s',
    async (_name, url, sentence) => {
      const started = start({
        ...(await ports()),
        DATABASE_URL: url(),
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_CLIENT_SECRET: 'y',
      });
      expect(await started.ended).toBe(1);
      expect(oneSentence(started.output())).toContain(sentence);
    },
    120_000,
  );

  it.each([
    [
      'without the sandbox',
      { SANDBOX: 'off', TRUST_PROXY: 'many', LOG_LEVEL: 'loud' },
      [
        'GOOGLE_CLIENT_ID is missing',
        'GOOGLE_CLIENT_SECRET is missing',
        'TRUST_PROXY',
        'LOG_LEVEL',
        'The sandbox does not stand in for Google here (SANDBOX=off)',
      ],
    ],
    [
      'with it',
      { PORT: '99999', SANDBOX_PORT: 'many', TOKEN_KEYS: 'x', LOG_LEVEL: 'loud' },
      ['PORT', 'SANDBOX_PORT', 'TOKEN_KEYS', 'LOG_LEVEL'],
    ],
    [
      'with a database of one’s own',
      { DATABASE_URL: 'mysql://x' },
      ['DATABASE_URL must be', 'DATABASE_URL names a database of your own'],
    ],
  ])(
    'lists every bad setting at once, %s, and starts nothing',
    async (_name, settings, sentences) => {
      const DATA_DIR = join(folder, 'never-made');
      const started = start({ ...(await ports()), DATA_DIR, ...settings });
      expect(await started.ended).toBe(1);
      for (const sentence of sentences) expect(started.output()).toContain(sentence);
      expect(started.output()).not.toContain('Starting');
      expect(existsSync(DATA_DIR)).toBe(false);
    },
    120_000,
  );
});
