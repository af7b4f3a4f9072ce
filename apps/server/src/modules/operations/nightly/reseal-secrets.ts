import { sql } from 'kysely';
import { channels } from '../../../channels/index.ts';
import type { SealedColumn } from '../../../platform/db/adapter-data.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets.ts';

/** Those of the channels; adapters name theirs. */
const ofChannels: readonly SealedColumn[] = [...channels.flatMap(({ rows }) => rows.sealed ?? [])];

const BATCH = 500;

export interface Resealed {
  readonly renewed: number;
  /** Sealed by a key that the settings do not name (or no longer do): their owners will have to connect again. */
  readonly unreadable: number;
  /** Sealed by an older key while we worked: some process still has that one first. */
  readonly sealedMeanwhile: number;
}

/**
 * Key rotation: what an older key sealed is sealed by the current one, so that the older one can be removed from the
 * settings. A secret that changes in the meantime is left alone: the change has just sealed it.
 */
export async function resealSecrets(
  db: Database,
  secrets: SecretBox,
  kept: readonly SealedColumn[],
  signal?: AbortSignal,
): Promise<Resealed> {
  const sealed = [...kept, ...ofChannels];
  let [renewed, unreadable, stillOld] = [0, 0, 0];
  for (const { table, key, column, context } of sealed) {
    let after: string | undefined;
    for (;;) {
      signal?.throwIfAborted();
      const [name, id, value] = [sql.table(table), sql.ref(key), sql.ref(column)];
      const { rows } = await sql<{ id: string; value: string }>`
        select ${id} as id, ${value} as value from ${name}
        where not starts_with(${value}, ${secrets.currentPrefix}) ${after === undefined ? sql`` : sql`and ${id} > ${after}`}
        order by ${id} limit ${sql.lit(BATCH)}`.execute(db);
      for (const row of rows) {
        const again = tryReseal(secrets, row.value, `${context}:${row.id}`);
        if (again === undefined) {
          unreadable += 1;
          continue;
        }
        const { numAffectedRows } = await sql`update ${name} set ${value} = ${again}
          where ${id} = ${row.id} and ${value} = ${row.value}`.execute(db);
        renewed += Number(numAffectedRows ?? 0);
      }
      if (rows.length < BATCH) break;
      after = rows.at(-1)?.id;
    }
  }
  for (const { table, column } of sealed) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where not starts_with(${sql.ref(column)}, ${secrets.currentPrefix})`.execute(db);
    stillOld += rows[0]?.count ?? 0;
  }
  return { renewed, unreadable, sealedMeanwhile: Math.max(0, stillOld - unreadable) };
}

function tryReseal(secrets: SecretBox, value: string, context: string): string | undefined {
  try {
    return secrets.seal(secrets.open(value, context), context);
  } catch {
    return undefined;
  }
}
