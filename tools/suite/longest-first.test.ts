import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { LONGEST, longestFirst } from './longest-first.ts';

it('starts the named files first and leaves the others in their order', () => {
  const [first = '', second = ''] = LONGEST;
  const files = ['b.test.ts', second, 'a.test.ts', first, 'c.test.ts'];
  expect(longestFirst(files, (file) => file)).toEqual([first, second, 'b.test.ts', 'a.test.ts', 'c.test.ts']);
});

it('names only files that exist', () => {
  expect(LONGEST.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
