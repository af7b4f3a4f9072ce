import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './lib/root.ts';
import { runsAsRoot } from './postgres/places.ts';

const folder = mkdtempSync(join(tmpdir(), 'catch-clone-'));
afterAll(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

it('a fresh clone that cannot be written says so, and does not blame the network', () => {
  mkdirSync(join(folder, 'tools'));
  cpSync(join(root, 'tools', 'run.mjs'), join(folder, 'tools', 'run.mjs'));
  for (const file of ['package-lock.json', 'tools/start.ts']) writeFileSync(join(folder, file), '{}');
  chmodSync(folder, 0o555);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'tools', 'run.mjs'), 'start'],
    // Root may write everywhere; anyone who runs into this is somebody else.
    { cwd: folder, encoding: 'utf8', env: { PATH: '' }, ...(runsAsRoot ? { uid: 65_534, gid: 65_534 } : {}) },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    `The dependencies cannot be installed: ${folder} cannot be written. Clone it to a folder of your own and run this again.`,
  );
});
