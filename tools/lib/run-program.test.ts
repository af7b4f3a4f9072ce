import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'run-program-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const lines = (child: ReturnType<typeof spawn>) =>
  new Promise<string>((resolve) => child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk))));
const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('a program that is stopped stops what it runs, and then ends by itself', async () => {
  const inner = join(folder, 'inner.mjs');
  const outer = join(folder, 'outer.ts');
  writeFileSync(inner, 'console.log(process.pid); setInterval(() => {}, 1000);');
  const module = pathToFileURL(join(import.meta.dirname, 'run-program.ts')).href;
  writeFileSync(
    outer,
    `import { relative } from 'node:path';
import { root } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'root.ts')).href)};
import { runProgram } from ${JSON.stringify(module)};
const { code } = await runProgram(relative(root, ${JSON.stringify(inner)}), []);
process.exit(code === 0 ? 0 : 7);`,
  );
  const child = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await lines(child));
  expect(isThere(pid)).toBe(true);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(isThere(pid)).toBe(false);
});
