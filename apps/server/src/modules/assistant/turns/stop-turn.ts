import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Of the one who wrote it: staff who act as somebody stop what they said, and nobody else's. */
export async function askToStop(
  db: Database,
  { inboxId, by, at }: { readonly inboxId: string; readonly by: string; readonly at: Date },
): Promise<'unknown' | 'stopped' | 'over'> {
  // Twice: taken up at the very moment, it is neither waiting nor a turn for one look.
  for (let look = 0; look < 2; look += 1) {
    const { rows } = await sql<{ dropped: string | null; stopped: string | null }>`
      with mine as (
        select id, turn_id from inbox where id = ${inboxId}::bigint and coalesce(asked_by, user_id) = ${by}
      ), dropped as (
        update inbox set status = 'cancelled'
        where id = (select id from mine) and status = 'waiting' and kind = 'message' returning id
      ), stopped as (
        update turns set stop_asked_at = ${at} where id = (select turn_id from mine) and status = 'running' returning id
      )
      select (select id::text from dropped) as dropped, (select id::text from stopped) as stopped from mine`.execute(
      db,
    );
    const [row] = rows;
    if (!row) return 'unknown';
    // The process that waits for it and the one that works on it may be any two.
    if (row.dropped) await sql`select pg_notify('turn_finished', ${row.dropped})`.execute(db);
    if (row.stopped) await sql`select pg_notify('turn_stopped', ${row.stopped})`.execute(db);
    if (row.dropped || row.stopped) return 'stopped';
  }
  return 'over';
}
