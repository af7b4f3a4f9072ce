import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

// The proof that nobody who reads, decides or acts has access to the words that we make: the type checker is given the
// sources without the renderer, and the built-in assistant and the loop of hosted models are still whole programs.

const ASSISTANT = 'apps/server/src/modules/assistant';
const RENDERER = `${ASSISTANT}/render`;
/** What the module shows of itself joins both halves. */
const JOINS = ['index.ts', 'approvals.routes.ts', 'chat.routes.ts'].map((file) => `${ASSISTANT}/${file}`);

/** What the type checker knew last time, by content: it checks what changed and whatever depends on it. */
const KNOWN = join(root, 'node_modules', '.cache', 'without-renderer.tsbuildinfo');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-renderer-'));
  for (const part of ['packages', 'apps/server', 'tsconfig.base.json'])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) =>
        !/\/node_modules$|\/dist$|\.test\.ts$/.test(path) &&
        ![RENDERER, ...JOINS].some((left) => path === join(root, left)),
    });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the type checker says of these sources in the tree without the renderer. */
async function compileWithout(name: string, include: readonly string[], known?: string): Promise<string> {
  const paths = Object.fromEntries(
    ['contract', 'scheduling', 'understanding'].flatMap((name) => [
      [`@catch/${name}`, [`./packages/${name}/src/index.ts`]],
      [`@catch/${name}/*`, [`./packages/${name}/src/*.ts`]],
    ]),
  );
  const config = join(folder, `${name}.json`);
  await writeFile(
    config,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node'], paths },
      include,
    }),
  );
  const found = join(folder, `${name}.tsbuildinfo`);
  if (known) await copyFile(known, found).catch(() => undefined);
  try {
    await promisify(execFile)(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      config,
    ]);
    if (known) await keep(found, known);
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

/** Another run may do the same: a reader finds the whole of one of them. */
async function keep(found: string, known: string): Promise<void> {
  await mkdir(dirname(known), { recursive: true });
  const copy = `${known}.${basename(dirname(found))}`;
  await copyFile(found, copy);
  await rename(copy, known);
}

it('the built-in reader, the manager, the tools and the loop compile without the renderer', async () => {
  const parts = ['manager', 'loop', 'tools', 'values', 'approvals', 'journal', 'models', 'turns'];
  const include = ['apps/server/src/platform', ...parts.map((part) => `${ASSISTANT}/${part}`)];
  expect(await compileWithout('whole', include, KNOWN)).toBe('');
  // The first time it is most of the server, on top of whatever else the machine does.
}, 300_000);

it('code that reaches for it does not compile', async () => {
  const path = `${ASSISTANT}/manager/curious.ts`;
  await writeFile(
    join(folder, path),
    "import { english } from '../render/english.ts';\nexport const words = english;\n",
  );
  expect(await compileWithout('curious', [path])).toMatch(/curious\.ts.*TS2307/);
});
