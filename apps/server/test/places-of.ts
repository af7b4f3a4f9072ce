import type pg from 'pg';

/** Every column of the whole database, jobs included, in which one of these words stands. */
export async function placesOf(
  database: Pick<pg.Pool, 'query'>,
  needles: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await database.query<{ schema: string; table: string; column: string }>(`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rowCount } = await database.query(
      `select 1 from "${schema}"."${table}" where "${column}"::text ilike any($1) limit 1`,
      [needles.map((needle) => `%${needle}%`)],
    );
    if (rowCount) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
