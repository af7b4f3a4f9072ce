import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { raiseWorkEpoch } from '../../identity/index.ts';
import { settlePending } from '../approvals/settle-pending.ts';
import { dropDoubts } from '../journal/doubts.repository.ts';

/** A notification carries at most 8,000 bytes. */
const IDS_PER_NOTE = 400;

export interface CancelledWork {
  readonly requests: number;
  readonly approvals: number;
}

/**
 * Ends everything the user has waiting or running. In the caller's transaction, which holds the user's row: the lane
 * is locked next, as in every write of a turn, so a running turn has either written before this or writes nothing
 * more. Requests waiting for an answer are notified at commit. A job is only a prompt to look at the lane: one that
 * comes later finds nothing to do.
 */
export async function cancelWork(db: Queryable, userId: string, at: Date): Promise<CancelledWork> {
  const epoch = await raiseWorkEpoch(db, userId, at);
  if (epoch !== undefined)
    await sql`
      insert into lanes (user_id, live_epoch) values (${userId}, ${epoch})
      on conflict (user_id) do update set live_epoch = excluded.live_epoch`.execute(db);
  const requests = await db
    .updateTable('inbox')
    .set({ status: 'cancelled' })
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'taken'])
    .returning('id')
    .execute();
  await db
    .updateTable('turns')
    .set({ status: 'cancelled', finished_at: at, underway: null })
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .execute();
  const approvals = await settlePending(db, userId, at);
  await dropDoubts(db, userId);
  const ids = requests.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += IDS_PER_NOTE)
    await sql`select pg_notify('turn_finished', ${ids.slice(start, start + IDS_PER_NOTE).join(',')})`.execute(
      db,
    );
  return { requests: requests.length, approvals };
}
