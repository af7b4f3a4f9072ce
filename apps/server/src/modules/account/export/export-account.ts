import { sql } from 'kysely';
import type { ExportedTable } from '../../../platform/db/adapter-data.ts';
import type { Database } from '../../../platform/db/database.ts';

const PAGE = 200;

/**
 * One JSON document in pieces: never more than a page of rows is in memory, and no connection is held while a slow
 * reader takes its time.
 */
export async function* exportAccount(
  db: Database,
  sections: readonly ExportedTable[],
  userId: string,
  at: Date,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(at.toISOString())}`;
  for (const section of sections) {
    yield `,${JSON.stringify(section.name)}:[`;
    let isFirst = true;
    for await (const row of rowsOf(db, section, userId)) {
      yield (isFirst ? '' : ',') + JSON.stringify(row);
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}

type Row = Record<string, unknown>;

async function* rowsOf(db: Database, section: ExportedTable, userId: string): AsyncGenerator<Row> {
  const key = sql.ref(section.key);
  let after: unknown;
  for (;;) {
    const { rows } = await sql<Row & { export_key: unknown }>`
      select ${sql.join(section.columns.map((column) => sql.ref(column)))}, ${key} as export_key
      from ${sql.table(section.table)} where ${sql.ref(section.owner)} = ${userId}
        ${after === undefined ? sql`` : sql`and ${key} > ${after}`}
      order by ${key} limit ${PAGE}`.execute(db);
    for (const { export_key, ...row } of rows) yield readable(row);
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.export_key;
  }
}

/** Stored messages are JSON in text; a person should not have to read them through backslashes. */
function readable(row: Row): Row {
  if (typeof row.message !== 'string') return row;
  try {
    return { ...row, message: JSON.parse(row.message) };
  } catch {
    return row;
  }
}
