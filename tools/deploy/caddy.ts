import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFailure } from '../lib/fail.ts';
import { root } from '../lib/root.ts';
import { freePort } from '../lib/stack.ts';

export interface Caddy {
  readonly url: string;
  readonly version: string;
  /** Resolves when it has asked the process on this port whether it is ready since this call, as a roll-out waits. */
  finds(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than the Caddyfile's interval: by then it has asked everybody again. */
const LOOKED_AGAIN_MS = 3000;

/** The shipped Caddyfile as it is, without a certificate: its host is a port of this machine. */
export async function startCaddy(port: number, web: readonly number[]): Promise<Caddy> {
  const version = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  if (version.error) throw new PlainFailure('This needs Caddy: install it (Debian: apt-get install caddy).');
  const home = mkdtempSync(join(tmpdir(), 'catch-caddy-'));
  const url = `http://localhost:${port}`;
  const child = spawn(
    'caddy',
    ['run', '--config', join(root, 'deploy', 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        PATH: process.env.PATH,
        HOME: home,
        CADDY_ADMIN: `localhost:${await freePort()}`,
        CATCH_HOST: url,
        CATCH_WEB: web.map((one) => `127.0.0.1:${one}`).join(' '),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isReady = (at: string) =>
    fetch(`${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let waited = 0; !(await isReady(url)); waited += 100) {
    if (waited > 30_000 || child.exitCode !== null) throw new PlainFailure(`Caddy does not serve: ${said}`);
    await sleep(100);
  }
  return {
    url,
    version: `Caddy ${version.stdout.trim()}`,
    finds: async (at) => {
      while (!(await isReady(`http://127.0.0.1:${at}`))) await sleep(100);
      await sleep(LOOKED_AGAIN_MS);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
