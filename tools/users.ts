import { loadEnvFile } from './lib/environment.ts';
import { runCommand } from './lib/fail.ts';
import { runOperator } from './lib/run-operator.ts';
import { startPostgres } from './postgres/launcher.ts';

/** The operator's switch, for the database of this checkout where no other one is named. */
await runCommand(async () => {
  loadEnvFile();
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres('main');
  const own = postgres && { DATABASE_URL: await postgres.ensureDatabase('catch') };
  try {
    await runOperator(['users', ...process.argv.slice(2)], { ...process.env, ...own });
  } finally {
    await postgres?.release();
  }
});
