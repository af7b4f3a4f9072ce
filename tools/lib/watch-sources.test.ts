import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchSources } from './watch-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'catch-watch-'));
const file = join(folder, 'deep', 'source.ts');
const changes = watchSources([folder]);
beforeAll(() => {
  mkdirSync(join(folder, 'deep'));
  writeFileSync(file, 'export const one = 1;');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As an editor or git does it: a new file takes the name of the old one. */
const replace = (text: string) => {
  writeFileSync(`${file}.draft`, text);
  renameSync(`${file}.draft`, file);
};
const noticed = async (change: () => void) => {
  const next = changes.next();
  change();
  expect((await next).done).toBe(false);
};

it('sees every save of a file, also after it was replaced, removed and made again', async () => {
  await noticed(() => replace('export const one = 2;'));
  await noticed(() => replace('export const one = 3;'));
  await noticed(() => writeFileSync(file, 'export const one = 4;'));
  await noticed(() => rmSync(file));
  await noticed(() => writeFileSync(file, 'export const one = 5;'));
});

it('sees files of folders that were made, or replaced, meanwhile', async () => {
  const added = join(folder, 'deep', 'added');
  await noticed(() => mkdirSync(added));
  await noticed(() => {
    rmSync(added, { recursive: true });
    mkdirSync(added);
  });
  await noticed(() => writeFileSync(join(added, 'new.ts'), ''));
  await noticed(() => writeFileSync(join(added, 'new.ts'), 'export {};'));
});
