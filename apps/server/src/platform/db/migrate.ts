import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import type { Database } from './database.ts';

/**
 * Brings the schema up to date; Kysely's own lock lets any number of processes start at once. A schema that is ahead
 * of this version is left as it is: during a rollout, and after a rollback, the version before runs on it
 * (docs/adr/0013). `known` is another version's list in tests.
 */
export async function migrate(
  db: Database,
  known: Record<string, Migration> = migrations,
): Promise<readonly string[]> {
  if (await isAhead(db, known)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error)
    return (results ?? [])
      .filter(({ status }) => status === 'Success')
      .map(({ migrationName }) => migrationName);
  // A newer version may have been at it while we waited for the lock.
  if (await isAhead(db, known)) return [];
  throw error;
}

/** Everything of ours is there, and something that we do not know. */
async function isAhead(db: Database, known: Record<string, Migration>): Promise<boolean> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const names = Object.keys(known);
  return applied.size > names.length && names.every((name) => applied.has(name));
}
