import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/index.ts';
import type { Database } from './database.ts';

/**
 * A migration holds one table while it waits for the next, and a turn may hold the two the other way round. It lets go
 * of everything well before PostgreSQL would look for a deadlock (after a second) and might end the turn instead.
 */
const LOCK_WAIT = '400ms';
const ATTEMPTS = 30;
const GAVE_WAY = new Set(['55P03', '40P01']);

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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => givingWay(known) } });
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error)
      return (results ?? [])
        .filter(({ status }) => status === 'Success')
        .map(({ migrationName }) => migrationName);
    // A newer version may have been at it while we waited for the lock.
    if (await isAhead(db, known)) return [];
    const code = String((error as { code?: unknown }).code);
    if (attempt >= ATTEMPTS || !GAVE_WAY.has(code)) throw error;
    await sleep(100 * Math.min(attempt, 10));
  }
}

/** All migrations of one start are one transaction: what the first sets holds for the rest. */
const givingWay = (known: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(known).map(([name, migration]) => [
      name,
      {
        ...migration,
        async up(db) {
          await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db);
          await migration.up(db);
        },
      } satisfies Migration,
    ]),
  );

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
