import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startChild } from '../../tools/lib/child.ts';
import { root } from '../../tools/lib/root.ts';
import { freePort, startStack } from '../../tools/lib/stack.ts';
import { buildWeb } from '../../tools/lib/web-build.ts';
import { median, residentMegabytes, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { load } from './load.ts';
import { signInByHttp } from './sign-in.ts';

/** The figures that the ground promises: start, memory, size of /login, the cheapest authenticated call. */
export async function benchGround(): Promise<BenchRow[]> {
  buildWeb(() => undefined);
  return [await warmStart(), loginSize(), ...(await authenticatedCall())];
}

/** `npm start` on a machine where everything is installed and built, until it prints Ready. */
async function warmStart(): Promise<BenchRow> {
  const floor = await bareNode();
  const folder = mkdtempSync(join(tmpdir(), 'catch-bench-'));
  chmodSync(folder, 0o755);
  const environment = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  };
  await oneStart(environment);
  const seconds = await oneStart(environment);
  rmSync(folder, { recursive: true, force: true });
  return {
    name: 'warm npm start until Ready',
    value: rounded(seconds),
    unit: 's',
    floor: rounded(floor),
    ratio: rounded(floor / seconds),
    target: '≤ 5 s',
    ok: seconds <= 5,
    note: 'floor: Node starting and ending three times, which is what start, sandbox and server cost at least',
  };
}

async function oneStart(environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (/^Ready: /m.test(output)) resolve((performance.now() - began) / 1000);
    });
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  const seconds = await ready;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return seconds;
}

async function bareNode(): Promise<number> {
  const began = performance.now();
  for (let run = 0; run < 3; run += 1)
    await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return (performance.now() - began) / 1000;
}

/** Every script that the page of /login loads before somebody presses anything. */
function loginSize(): BenchRow {
  const dist = join(root, 'apps', 'web', 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => String(path));
  const login = globSync('assets/login*.js', { cwd: dist }).map((file) => `/${file}`);
  const files = [...new Set([...entry, ...login])];
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  const raw = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  return {
    name: '/login: gzipped JavaScript',
    value: rounded(bytes / 1000),
    unit: 'kB',
    floor: rounded(raw / 1000),
    ratio: rounded(raw / bytes),
    target: '≤ 110 kB',
    ok: bytes <= 110_000,
    note: 'floor: the same files uncompressed; the browser suite measures what the page really loads',
  };
}

async function authenticatedCall(): Promise<BenchRow[]> {
  const stack = await startStack({ LOGFIRE_WRITE_TOKEN: '' }, 'bench');
  try {
    const token = await signInByHttp(stack.baseUrl, 'madrid@example.org');
    const headers = { authorization: `Bearer ${token}` };
    const me = (await (await fetch(`${stack.baseUrl}/api/v1/auth/me`, { headers })).json()) as { id: string };
    const memory = residentMegabytes(stack.server.process.pid);
    const floorServer = startChild('floor', join(root, 'bench', 'ground', 'bare-route.ts'), {
      DATABASE_URL: stack.databaseUrl,
      USER_ID: me.id,
    });
    const { url } = await floorServer.ready;
    const ours: number[] = [];
    const floor: number[] = [];
    // Alternating and short, so that a noisy neighbour disturbs both alike. The first rounds only warm both up, while
    // what a first sign-in sets off (the profile, a look at the calendar) comes to its end.
    for (let round = -3; round < 15; round += 1) {
      const bare = await load({ url: `${url}/`, duration: 1 });
      const product = await load({ url: `${stack.baseUrl}/api/v1/auth/me`, headers, duration: 1 });
      if (round < 0) continue;
      floor.push(bare.perSecond);
      ours.push(product.perSecond);
    }
    await floorServer.stop();
    const [value, base] = [median(ours), median(floor)];
    const ratios = ours.map((each, index) => each / (floor[index] ?? each));
    return [
      {
        name: '/api/v1/auth/me, requests a second',
        value: Math.round(value),
        unit: '/s',
        floor: Math.round(base),
        ratio: rounded(median(ratios)),
        target: '≥ 60 % of a bare route with one lookup',
        ok: median(ratios) >= 0.6,
        note: `median of ${ratios.length} pairs of a second each, from ${rounded(Math.min(...ratios))} to ${rounded(Math.max(...ratios))}`,
      },
      {
        name: 'idle server, resident memory',
        value: Math.round(memory),
        unit: 'MB',
        target: 'aim 150 MB, reported',
        ok: true,
      },
    ];
  } finally {
    await stack.stop();
  }
}
