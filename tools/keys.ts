import { loadEnvFile } from './lib/environment.ts';
import { runCommand } from './lib/fail.ts';
import { runOperator } from './lib/run-operator.ts';

/** Token keys: a new one, or everything stored sealed anew by the first of TOKEN_KEYS (the night would do it, too). */
await runCommand(async () => {
  loadEnvFile();
  await runOperator(['keys', ...process.argv.slice(2)], process.env);
});
