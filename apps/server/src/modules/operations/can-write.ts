import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** So long after a failed write nobody is sent here: load balancers look every few seconds, and must see it. */
const REMEMBERED_MS = 10_000;
/** The operator allows no larger temporary files: that says nothing about the disk. */
const LIMITED_BY_SETTING = '53400';

export interface FailedWrites {
  readonly note: () => void;
  isRecent(): boolean;
}

export function rememberFailedWrites(clock: Clock): FailedWrites {
  let last = Number.NEGATIVE_INFINITY;
  return {
    note: () => {
      last = clock.now().getTime();
    },
    isRecent: () => clock.now().getTime() - last < REMEMBERED_MS,
  };
}

/**
 * Whether the database could write, without writing anything that lasts: a megabyte that does not fit in memory goes
 * through a temporary file, on the same disk as the tables and gone with the statement. Nothing is logged, flushed or
 * vacuumed.
 */
export async function canWrite(db: Queryable): Promise<boolean> {
  try {
    const { rows } = await sql<{ can_write: boolean }>`
      select current_setting('transaction_read_only') = 'off' and count(*) = 16 as can_write
      from unnest(case when set_config('work_mem', '64kB', true) is not null
        then array_fill(repeat('x', 65536), array[16]) end)`.execute(db);
    return rows[0]?.can_write ?? false;
  } catch (error) {
    if ((error as { code?: unknown }).code === LIMITED_BY_SETTING) return true;
    return false;
  }
}
