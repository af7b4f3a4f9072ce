import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../boundaries/sources.ts';
import { digest } from '../lib/remember-passed.ts';
import { root } from '../lib/root.ts';

/**
 * Each source with a digest of itself and of everything of ours that it imports, however far away: what the compiler
 * says about a file cannot change while that stays the same. A package counts as a whole.
 */
export function closuresOf(files: readonly string[]): Map<string, string> {
  const contents = new Map(files.map((file) => [file, digest(readFileSync(join(root, file)))]));
  const packages = new Map(
    globSync('packages/*', { cwd: root }).map((folder) => [
      folder.replace('packages/', '@catch/'),
      files.filter((file) => file.startsWith(`${folder}/`)),
    ]),
  );
  const targets = new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap(
        ({ target }) =>
          packages.get(target.split('/').slice(0, 2).join('/')) ?? (contents.has(target) ? [target] : []),
      ),
    ]),
  );
  return new Map(
    files.map((file) => [
      file,
      digest(
        reached(file, targets)
          .map((one) => contents.get(one))
          .join(),
      ),
    ]),
  );
}

function reached(file: string, targets: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([file]);
  for (const one of seen) for (const target of targets.get(one) ?? []) seen.add(target);
  return [file, ...[...seen].filter((one) => one !== file).sort()];
}
