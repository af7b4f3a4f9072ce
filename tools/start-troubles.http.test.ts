import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { stampIssuer } from '../apps/server/src/modules/identity/index.ts';
import { createTestDatabase, type TestDatabase } from '../apps/server/test/test-database.ts';
import { startChild } from './lib/child.ts';
import { root } from './lib/root.ts';
import { refuseOtherSandbox } from './lib/sandbox-stamp.ts';
import { sandboxScript } from './lib/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'catch-troubles-'));
const running: ChildProcess[] = [];
let taken: Server;
let port: number;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(2);
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => taken.close(resolve));
  await database?.close();
});

/** One of our commands in a shell, as far as it comes by itself. */
async function command(script: string, environment: Record<string, string>, before = 'true') {
  const child = spawn(
    'sh',
    ['-c', `${before} && exec "$0" "$1"`, process.execPath, join(root, 'tools', script)],
    {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('npm start says what stands in its way', () => {
  it('too few files that may be open, before anything is started', async () => {
    const DATA_DIR = join(folder, 'few-files');
    const { code, output } = await command('start.ts', { DATA_DIR }, 'ulimit -n 64');
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'Only 64 files can be open at once here, and PostgreSQL needs more: run `ulimit -n 1024` first.',
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('the sandbox’s port is taken', async () => {
    const sandbox = startChild(
      'sandbox',
      sandboxScript,
      { SANDBOX_PORT: String(port), SANDBOX_DATABASE_URL: database.url },
      'ignore',
    );
    await expect(sandbox.ready).rejects.toThrow(
      `The sandbox cannot start: port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`,
    );
  });

  it('its data was made with the sandbox on another port', async () => {
    await refuseOtherSandbox(database.url, 'http://localhost:3200/google');
    await stampIssuer(database.db, 'http://localhost:3100/google');
    await refuseOtherSandbox(database.url, 'http://localhost:3100/google');
    await expect(refuseOtherSandbox(database.url, 'http://localhost:3200/google')).rejects.toThrow(
      /SANDBOX_PORT=3100 .* DATA_DIR/,
    );
  });
});

describe('npm run doctor says what would stand in the way of npm start', () => {
  const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };

  it('a database that is away and a port that is taken, both at once', async () => {
    const { code, output } = await command('doctor.ts', {
      ...google,
      DATABASE_URL: 'postgres://catch@127.0.0.1:1/catch',
      PORT: String(port),
    });
    expect(code).toBe(1);
    expect(output.split('npm start will fail until this is fixed:\n')[1]?.split('\n')).toEqual([
      expect.stringMatching(/^ {2}- The database at 127\.0\.0\.1:1 cannot be reached: /),
      expect.stringMatching(`^  - Port ${port} is already in use: `),
      '',
    ]);
    expect(output).not.toContain('All checks passed');
  });

  it('the sandbox’s port, and too few files', async () => {
    const environment = { SANDBOX_PORT: String(port), PORT: '0', DATA_DIR: join(folder, 'doctor') };
    const { code, output } = await command('doctor.ts', environment, 'ulimit -n 64');
    expect(code).toBe(1);
    expect(output).toContain('Only 64 files');
    expect(output).toMatch(/port \d+ is already in use: .+ SANDBOX_PORT/);
    expect(existsSync(environment.DATA_DIR)).toBe(false);
  });

  it('nothing', async () => {
    const { code, output } = await command('doctor.ts', {
      ...google,
      DATABASE_URL: inject('environment').adminUrl,
      PORT: '0',
    });
    expect(output).toContain('All checks passed: npm start should come up at http://localhost:0.\n');
    expect(code).toBe(0);
  });
});
