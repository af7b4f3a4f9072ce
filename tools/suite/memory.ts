import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import type { Remembered } from './progress.ts';

const FILE = join(root, 'node_modules', '.cache', 'test-seconds.json');

/** How long each step took when it last ran here; nothing on a fresh clone. */
export function loadTimings(file = FILE): Remembered {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object);
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    // It only makes an estimate better: without it, or with half of it, the suite runs all the same.
    return new Map();
  }
}

export function saveTimings(before: Remembered, took: Remembered, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = JSON.stringify(Object.fromEntries([...before, ...took]));
  // Another run may do the same: a reader finds the whole of one of them.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
