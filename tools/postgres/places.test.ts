import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closedFolder } from './places.ts';

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
