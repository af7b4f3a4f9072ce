import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const BATCH = 2000;

export interface OldRows {
  readonly table: string;
  readonly key: string;
  readonly where: RawBuilder<unknown>;
}

/**
 * Few rows at a time, each batch a transaction of its own: nobody who writes waits for long. Old rows lie at the
 * beginning of a table and of its key, so that a batch is found without reading what stays.
 */
export async function deleteInBatches(
  db: Database,
  { table, key, where }: OldRows,
  signal: AbortSignal,
): Promise<number> {
  const [name, id] = [sql.table(table), sql.ref(key)];
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ${id} in (
        select ${id} from ${name} where ${where} order by ${id} limit ${sql.lit(BATCH)}) and (${where})`.execute(
      db,
    );
    total += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return total;
  }
}
