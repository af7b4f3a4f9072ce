import { readdirSync, readlinkSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import { postgresBinaries } from './binaries.ts';

it('the copy of PostgreSQL does not lead back into the checkout that made it', () => {
  const lib = join(dirname(postgresBinaries()), 'lib');
  const links = readdirSync(lib, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  if (process.platform === 'linux') expect(links.length).toBeGreaterThan(0);
  for (const { name } of links) expect(isAbsolute(readlinkSync(join(lib, name))), name).toBe(false);
});
