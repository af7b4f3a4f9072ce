import type { Database } from './database.ts';
import type { Part } from './part.ts';

// Any fixed number will do; it only has to be the same in every process of the sandbox.
const MIGRATION_LOCK = 7_310_024;

/**
 * Brings every part's tables up to date. A part's migrations are a list that only ever grows at its end;
 * how many of them ran is recorded per part, so parts evolve without knowing each other.
 */
export const migrate = async (database: Database, parts: readonly Part[]): Promise<void> => {
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await transaction.query('CREATE SCHEMA IF NOT EXISTS sandbox');
    await transaction.query(
      'CREATE TABLE IF NOT EXISTS migrations (part text PRIMARY KEY, applied integer NOT NULL)',
    );
    for (const part of parts) await migratePart(transaction, part);
  });
};

const migratePart = async (database: Database, part: Part): Promise<void> => {
  const [row] = await database.query<{ applied: number }>('SELECT applied FROM migrations WHERE part = $1', [
    part.name,
  ]);
  const applied = row?.applied ?? 0;
  if (applied > part.migrations.length) {
    throw new Error(
      `The sandbox's database was used by a newer version (${part.name}: ${applied} migrations, this program knows ${part.migrations.length}).`,
    );
  }
  for (const migration of part.migrations.slice(applied)) await database.query(migration);
  await database.query(
    'INSERT INTO migrations VALUES ($1, $2) ON CONFLICT (part) DO UPDATE SET applied = excluded.applied',
    [part.name, part.migrations.length],
  );
};
