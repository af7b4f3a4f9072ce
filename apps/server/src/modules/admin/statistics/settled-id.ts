import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Ids are given out before their transactions commit, and those commit in any order: an id is settled when no
 * transaction that could still bring it, or a lower one, is left. A writer locks the table before it draws an id, so
 * these are the ones that hold such a lock at a moment after the id was drawn; once they are gone, their rows are
 * visible or never will be. Nobody is kept waiting for it.
 */
export function watchSettledIds(
  db: Database,
  table: 'messages' | 'approval_logs',
): () => Promise<number | undefined> {
  let candidate: { id: number; writers: readonly string[] } | undefined;
  let settled: number | undefined;

  return async () => {
    // In this order, and each in a statement of its own: first the last id, then who was writing.
    candidate ??= { id: await lastId(db, table), writers: await writersOf(db, table) };
    const { id, writers } = candidate;
    if (writers.length === 0 || !(await areWriting(db, table, writers))) {
      settled = id;
      candidate = undefined;
    }
    return settled;
  };
}

async function lastId(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last
    from ${sql.id(`${table}_id_seq`)}`.execute(db);
  return rows[0]?.last ?? 0;
}

async function writersOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ virtualtransaction: string }>`
    select distinct virtualtransaction from pg_locks
    where locktype = 'relation' and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())
      and mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`.execute(
    db,
  );
  return rows.map(({ virtualtransaction }) => virtualtransaction);
}

async function areWriting(db: Database, table: string, writers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ writing: boolean }>`
    select exists (
      select 1 from pg_locks where locktype = 'relation' and relation = ${table}::regclass
        and virtualtransaction = any(${[...writers]})
    ) as writing`.execute(db);
  return rows[0]?.writing === true;
}
