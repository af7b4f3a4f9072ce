import { randomBytes } from 'node:crypto';
import { resealSecrets } from '../apps/server/src/modules/operations/index.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createSecretBox } from '../apps/server/src/platform/secrets.ts';
import { settingsShape } from '../apps/server/src/platform/settings/schema.ts';
import { createLogger } from '../apps/server/src/platform/telemetry/logger.ts';
import { loadEnvFile } from './lib/environment.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';

const USAGE = 'Usage: npm run keys -- make <id> | renew';

/** Token keys: a new one, or everything stored sealed anew by the first of TOKEN_KEYS (the night would do it, too). */
await runCommand(async () => {
  loadEnvFile();
  const [action, id] = process.argv.slice(2);
  if (action === 'make' && id && /^[\w-]{1,32}$/.test(id)) {
    console.log(`${id}:${randomBytes(32).toString('base64')}`);
    return;
  }
  if (action !== 'renew') throw new PlainFailure(USAGE);
  const url = settingsShape.DATABASE_URL.safeParse(process.env.DATABASE_URL);
  const keys = settingsShape.TOKEN_KEYS.safeParse(process.env.TOKEN_KEYS);
  if (!url.success || !keys.success)
    throw new PlainFailure('DATABASE_URL and TOKEN_KEYS must be set as the servers have them.');
  const database = openDatabase(url.data, 2, createLogger('error'));
  try {
    const { renewed, unreadable, sealedMeanwhile } = await resealSecrets(
      database.db,
      createSecretBox(keys.data),
    );
    console.log(`${renewed} stored tokens are sealed anew by the key '${keys.data[0]?.id}'.`);
    if (unreadable > 0)
      throw new PlainFailure(
        `${unreadable} are sealed by keys that TOKEN_KEYS does not name: take no key away before they are found.`,
      );
    if (sealedMeanwhile > 0)
      throw new PlainFailure(
        `${sealedMeanwhile} were sealed by another key meanwhile: some process still has that one first. Roll all of them, then renew again.`,
      );
    console.log('No other key is needed any more.');
  } finally {
    await database.close();
  }
});
