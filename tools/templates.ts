import { loadEnvFile } from './lib/environment.ts';
import { runCommand } from './lib/fail.ts';
import { runOperator } from './lib/run-operator.ts';

/** WhatsApp's templates: shown, or registered with Meta in all languages. */
await runCommand(async () => {
  loadEnvFile();
  await runOperator(['templates', ...process.argv.slice(2)], process.env);
});
