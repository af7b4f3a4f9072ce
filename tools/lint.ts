import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/root.ts';

// Format and lint. The rules that biome.json asks for look at a file by itself, and Biome keeps nothing between runs:
// what it found nothing in is shown to it again when it changed, or what it is held against did.

const KNOWN = join(root, 'node_modules', '.cache', 'linted.json');

const digest = (text: string | Buffer): string => createHash('sha1').update(text).digest('base64');

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

function passedBefore(): ReadonlySet<string> {
  try {
    const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as { measure: string; passed: string[] };
    return new Set(known.measure === measure ? known.passed : []);
  } catch {
    return new Set();
  }
}

/** Another run may do the same: whoever reads finds the whole of one of them. */
function keep(passed: readonly string[]): void {
  mkdirSync(dirname(KNOWN), { recursive: true });
  writeFileSync(`${KNOWN}.${process.pid}`, JSON.stringify({ measure, passed }));
  renameSync(`${KNOWN}.${process.pid}`, KNOWN);
}

// The path is part of it: what a rule says may hang on a file's name.
const named = (path: string, content: string): string => `${path} ${content}`;

const found = sources();
const before = passedBefore();
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
