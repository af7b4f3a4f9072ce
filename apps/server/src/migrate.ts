import { stampIssuer } from './modules/identity/index.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { prepareQueue } from './platform/queue/worker.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings/index.ts';
import { createLogger } from './platform/telemetry/logger.ts';
import { explainStartFailure } from './start-failure.ts';

/**
 * Brings the database up to date and ends: the step before a roll-out. Servers do the same when they start, under the
 * same lock; on its own it fails before anything that runs is touched.
 */
async function bringUpToDate(settings: Settings): Promise<void> {
  const logger = createLogger(settings.LOG_LEVEL);
  const database = openDatabase(settings.DATABASE_URL, 2, logger);
  try {
    const done = await migrate(database.db);
    await stampIssuer(database.db, settings.GOOGLE_ISSUER);
    await prepareQueue(database.pool, logger);
    console.log(done.length > 0 ? `Migrated: ${done.join(', ')}.` : 'Nothing to migrate.');
  } catch (error) {
    const sentence = explainStartFailure(error, settings);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

try {
  await bringUpToDate(readSettings(process.env));
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
