import type pg from 'pg';
import { rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';

/** What any statement may take (platform/db/database.ts). */
export const LIMIT_MS = 30_000;
/** A line, and not a square: ten times the messages, with as much again for noise. */
const MOST_GROWTH = 20;

/** Deleting in one statement, with the figures that follow; `fewer` is the same with a tenth of the messages. */
export async function deletingCost(
  client: pg.ClientBase,
  whose: string,
  where: string,
  count: number,
  fewer: BenchRow | undefined,
): Promise<BenchRow> {
  await client.query('drop table if exists bench_uncounted');
  await client.query('create table bench_uncounted (like messages including indexes)');
  await client.query(`insert into bench_uncounted select * from messages where ${where}`);
  const timed = async (table: string): Promise<number> => {
    await client.query(`analyze ${table}`);
    const began = performance.now();
    const { rowCount } = await client.query(`delete from ${table} where ${where}`);
    if (rowCount !== count) throw new Error(`${rowCount} messages went instead of ${count}`);
    return performance.now() - began;
  };
  const floor = await timed('bench_uncounted');
  const value = await timed('messages');
  return {
    name: `deleting ${count.toLocaleString('en')} messages of ${whose}`,
    value: rounded(value),
    unit: 'ms',
    floor: rounded(floor),
    ratio: rounded(floor / value),
    target: fewer ? `< 30 s, and ≤ ${MOST_GROWTH} times the ones of a tenth` : '< 30 s',
    ok: value < LIMIT_MS && (!fewer || value <= fewer.value * MOST_GROWTH),
    note: 'floor: the same rows out of the same indexes where nothing is counted',
  };
}
