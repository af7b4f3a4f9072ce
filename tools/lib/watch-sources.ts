import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.ts';

/** One item for each burst of saved files of the server and the packages it runs. */
export async function* watchSources(): AsyncGenerator<void> {
  let changed = Promise.withResolvers<void>();
  for (const folder of ['apps/server/src', 'packages'])
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts')) changed.resolve();
    });
  for (;;) {
    await changed.promise;
    await sleep(150);
    changed = Promise.withResolvers<void>();
    yield;
  }
}
