import type pg from 'pg';

/** By the name of the table. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${name}`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}

/** In words, for who restored one from the other. */
export function differences(one: Record<string, number>, other: Record<string, number>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .map((name) => `${name} ${one[name]} and ${other[name]}`);
}
