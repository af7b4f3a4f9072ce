import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const BATCH = 2000;
/** Eight kilobytes each. */
const PAGES = 200;

export interface OldRows {
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  /** The column by which an index holds them in order of age, for tables that are too large to be read every night. */
  readonly age?: string;
}

/** Few rows at a time, each batch its own transaction: no writer waits for long. */
export const deleteInBatches = (db: Database, old: OldRows, signal: AbortSignal): Promise<number> =>
  old.age === undefined ? deleteByPages(db, old, signal) : deleteByAge(db, old, old.age, signal);

/**
 * From the oldest on. In the order of anything else the last batch, which is never full, would read all that stays; and
 * PostgreSQL, which plans for any date, may think that sorting the whole table is as good. So it may not, and what was
 * found is deleted by an array of ids rather than a join.
 */
async function deleteByAge(
  db: Database,
  { table, where }: OldRows,
  age: string,
  signal: AbortSignal,
): Promise<number> {
  const name = sql.table(table);
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const deleted = await db.transaction().execute(async (transaction) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
        set_config('enable_sort', 'off', true)`.execute(transaction);
      const { numAffectedRows = 0n } = await sql`
        delete from ${name} where id = any(array(
          select id from ${name} where ${where} order by ${sql.ref(age)}, id limit ${sql.lit(BATCH)})) and (${where})`.execute(
        transaction,
      );
      return Number(numAffectedRows);
    });
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

/** Once through the table, whatever is in it: no index has to be written all day for what is looked for at night. */
async function deleteByPages(db: Database, { table, where }: OldRows, signal: AbortSignal): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`.execute(db);
  const pages = rows[0]?.pages ?? 0;
  let total = 0;
  for (let page = 0; page < pages; page += PAGES) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid
        and (${where})`.execute(db);
    total += Number(numAffectedRows);
  }
  return total;
}
