import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

export const digest = (text: string | Buffer): string => createHash('sha1').update(text).digest('base64');

export interface Remembered {
  /** What passed before, by the same measure. */
  readonly passed: ReadonlySet<string>;
  keep(passed: readonly string[]): void;
}

/** What a check has found nothing in, kept between runs; `measure` is everything else its verdict depends on. */
export function rememberPassed(check: string, measure: string): Remembered {
  const path = join(root, 'node_modules', '.cache', `${check}.json`);
  return {
    passed: readPassed(path, measure),
    /** Another run may do the same: a reader finds the whole of one of them. */
    keep: (passed) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.${process.pid}`, JSON.stringify({ measure, passed }));
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}

function readPassed(path: string, measure: string): ReadonlySet<string> {
  try {
    const known = JSON.parse(readFileSync(path, 'utf8')) as { measure: string; passed: string[] };
    return new Set(known.measure === measure ? known.passed : []);
  } catch {
    return new Set(); // None yet, or of another version of the check.
  }
}
