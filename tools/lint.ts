import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, rememberPassed } from './lib/remember-passed.ts';
import { root } from './lib/root.ts';

// Format and lint. The rules that biome.json asks for look at a file by itself, and Biome keeps nothing between runs:
// what it found nothing in is shown to it again when it changed, or what it is held against did.

/** Everything that Biome may look at, by content; nothing where git cannot say what that is. */
function sources(): Map<string, string> {
  const { stdout, status } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const paths = status === 0 ? stdout.split('\0').filter(Boolean) : [];
  return new Map(
    paths.flatMap((path) => {
      try {
        return [[path, digest(readFileSync(join(root, path)))]];
      } catch {
        return []; // Removed, but not from the index yet.
      }
    }),
  );
}

/** The rules, the program, and the packages, by whose dependencies it knows which rules are meant. */
const measure = digest(
  ['biome.json', 'node_modules/@biomejs/biome/package.json']
    .concat(globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }).sort())
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\0'),
);

// The path is part of it: what a rule says may hang on a file's name.
const named = (path: string, content: string): string => `${path} ${content}`;

const found = sources();
const { passed: before, keep } = rememberPassed('linted', measure);
const left = [...found].filter(([path, content]) => !before.has(named(path, content))).map(([path]) => path);
if (found.size > 0 && left.length === 0) process.exit(0);

const which =
  left.length === found.size ? [] : ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...left];
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', ...which],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0 && found.size > 0) keep([...found].map(([path, content]) => named(path, content)));
process.exit(status ?? 1);
