import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { all } from './counted-messages.ts';
import type { Written } from './statistics-rows.ts';

/** Who wrote how much on the days that are not over yet, kept until they change. */
export function createOpenDays() {
  let cached: { key: string; cells: readonly Written[] } | undefined;

  return async (
    db: Queryable,
    firstDay: string,
    lastDay: string | undefined,
    signature: string,
  ): Promise<readonly Written[]> => {
    const key = `${firstDay} ${lastDay} ${signature}`;
    if (cached?.key === key) return cached.cells;
    const until = lastDay === undefined ? undefined : sql`day < ${lastDay}::date`;
    const { rows: cells } = await sql<Written>`
      select user_id, channel, messages from message_cells
      where ${all([sql`day >= ${firstDay}::date`, until])}`.execute(db);
    cached = { key, cells };
    return cells;
  };
}
