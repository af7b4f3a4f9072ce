import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.ts';

const SOURCES = ['apps/server/src', 'packages'].map((folder) => join(root, folder));

/** One item for each burst of saved files of the server and the packages it runs. */
export async function* watchSources(folders: readonly string[] = SOURCES): AsyncGenerator<void> {
  let changed = Promise.withResolvers<void>();
  for (const folder of folders) watchTree(folder, () => changed.resolve());
  for (;;) {
    await changed.promise;
    await sleep(150);
    changed = Promise.withResolvers<void>();
    yield;
  }
}

/**
 * Folder by folder, never the file itself: editors and git replace the old file with a new one, and a watcher on the
 * old one (as Node does with `recursive` on Linux) never reports that name again.
 */
function watchTree(top: string, onChange: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string) => {
    for (const [path, watcher] of watchers)
      if (path === folder || path.startsWith(folder + sep)) {
        watcher.close();
        watchers.delete(path);
      }
  };
  const add = (folder: string) => {
    const watcher = watch(folder, { persistent: false }, (event, name) => {
      if (name?.endsWith('.ts')) return onChange();
      if (event === 'change' || !name || name === 'node_modules') return;
      // A folder that came, went, or was replaced; what lies in it came or went with it.
      const path = join(folder, name);
      const isKnown = watchers.has(path);
      forget(path);
      if (!isKnown && !isFolder(path)) return;
      try {
        add(path);
      } catch {
        // Gone, or gone again by now.
        forget(path);
      }
      onChange();
    });
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== 'node_modules') add(join(folder, entry.name));
  };
  add(top);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
