import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/fail.ts';
import { root } from './lib/root.ts';
import { monitoringFiles } from './monitoring/files.ts';

/** Writes the dashboards and rules of deploy/ from the list of figures. */
await runCommand(async () => {
  for (const [path, text] of Object.entries(monitoringFiles())) writeFileSync(join(root, path), text);
});
