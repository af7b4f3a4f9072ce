import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closedFolder, scratchFolder, stateFolder } from './places.ts';

const top = mkdtempSync(join(tmpdir(), 'catch-places-'));
const secret = join(top, 'secret');
const inner = join(secret, 'inner');
mkdirSync(inner, { recursive: true });
chmodSync(top, 0o755);
afterAll(() => rmSync(top, { recursive: true }));

it('names the folder through which the server’s account cannot pass', () => {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const other = { uid: self.uid + 1, gid: self.gid + 1 };
  // The place for temporary files itself may be closed to others: that is this machine's affair.
  const above = closedFolder(top, other);
  chmodSync(secret, 0o700);
  expect(closedFolder(inner, other)).toBe(above ?? secret);
  expect(closedFolder(join(inner, 'not there yet'), self)).toBe(closedFolder(top, self));
  chmodSync(secret, 0o701);
  expect(closedFolder(inner, other)).toBe(above);
  chmodSync(secret, 0o710);
  writeFileSync(join(top, 'file'), '', { mode: 0o600 });
  expect(closedFolder(join(top, 'file', 'data'), other)).toBe(above);
  const colleague = { ...other, gid: self.gid };
  expect(closedFolder(inner, colleague)).toBe(closedFolder(top, colleague));
});

it('what nobody keeps lies in memory where there is plenty, and on the disk otherwise', () => {
  const home = join(top, `catch-${process.getuid?.() ?? 0}`);
  const onDisk = stateFolder('test');
  expect(scratchFolder('test', '/not/there')).toBe(onDisk);
  expect(scratchFolder('nothing', '/dev/shm', Number.MAX_SAFE_INTEGER)).toBe(stateFolder('nothing'));
  // The first one decides for all that follow: they have to find the same server.
  const inMemory = join(home, basename(dirname(onDisk)), 'test');
  mkdirSync(join(inMemory, 'data'), { recursive: true });
  expect(scratchFolder('test', top)).toBe(inMemory);
  // Somebody else's folder is left alone.
  rmSync(home, { recursive: true });
  writeFileSync(home, '');
  expect(scratchFolder('test', top)).toBe(onDisk);
});
