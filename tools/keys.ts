import { loadEnvFile } from './lib/environment.ts';
import { runCommand } from './lib/fail.ts';
import { runOperator } from './lib/run-operator.ts';

/**
 * Token keys: creates a new one, or reseals everything stored with the first of TOKEN_KEYS (the nightly run would do
 * it, too).
 */
await runCommand(async () => {
  loadEnvFile();
  await runOperator(['keys', ...process.argv.slice(2)], process.env);
});
