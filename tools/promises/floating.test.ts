import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { floatingPromises } from './floating.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'promises-')));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
interface Query { run(): Promise<number> }
declare const query: Query;
declare const later: (() => Promise<void>) | undefined;
declare let kept: Promise<number>;
declare function plain(): { then(f: () => void): void };
async function own(): Promise<void> {}
export async function sample(isOn: boolean) {
  own(); // found
  query.run(); // found
  later?.(); // found
  isOn && own(); // found
  [1, 2].map(async (n) => n); // found
  own().then(() => 1); // found
  own().finally(() => 1); // found
  await own();
  void own();
  own().catch(() => 1);
  own().then(() => 1, () => 2);
  own().catch(() => 1).finally(() => 3);
  kept = query.run();
  kept ??= query.run();
  plain();
  [1, 2].map((n) => n);
}
`;

it('finds every promise that a statement drops, and no other', () => {
  writeFileSync(join(folder, 'sample.ts'), source);
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { strict: true, target: 'es2023', module: 'nodenext', types: [] },
      files: ['sample.ts'],
    }),
  );
  const expected = source
    .split('\n')
    .flatMap((line, at) => (line.includes('// found') ? [`sample.ts:${String(at + 1)}`] : []));
  expect(floatingPromises(folder, [config])).toEqual(expected.sort());
});
