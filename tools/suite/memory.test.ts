import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadTimings, saveTimings } from './memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what ran is remembered with what had run before', () => {
  const file = join(folder, 'cache', 'seconds.json');
  expect(loadTimings(file)).toEqual(new Map());
  saveTimings(loadTimings(file), new Map([['a', 1]]), file);
  saveTimings(loadTimings(file), new Map([['b', 2]]), file);
  expect(loadTimings(file)).toEqual(new Map(Object.entries({ a: 1, b: 2 })));
});

test('what cannot be read is forgotten', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{"a": 1, "b": "soon"');
  expect(loadTimings(file)).toEqual(new Map());
  writeFileSync(file, '{"a": 1, "b": "soon"}');
  expect(loadTimings(file)).toEqual(new Map([['a', 1]]));
});
