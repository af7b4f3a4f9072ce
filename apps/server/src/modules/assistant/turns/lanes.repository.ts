import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { isUserGone } from '../../../platform/db/user-gone.ts';

/** Whether the user's lane is now this process's, and whether a dead one left a turn behind in it. */
export async function enterLane(
  db: Queryable,
  userId: string,
  process: number,
  at: Date,
): Promise<'taken' | 'interrupted' | 'free'> {
  try {
    const { rows } = await sql<{
      entered: 'taken' | 'interrupted' | 'free';
    }>`select enter_lane(${userId}, ${process}, ${at}) as entered`.execute(db);
    return rows[0]?.entered ?? 'taken';
  } catch (error) {
    // A wake-up for somebody who has left: there is nothing to be done, now or later.
    if (isUserGone(error)) return 'taken';
    throw error;
  }
}

/** False when more is waiting: the holder goes on. */
export async function leaveLane(db: Queryable, userId: string, process: number): Promise<boolean> {
  const { rows } = await sql<{
    left: boolean | null;
  }>`select leave_lane(${userId}, ${process}) as left`.execute(db);
  return rows[0]?.left === true;
}

/** After a failure the lane must not stay ours; the sweep wakes it again. */
export async function abandonLane(db: Queryable, userId: string, process: number): Promise<void> {
  await db
    .updateTable('lanes')
    .set({ holder: null, taken_at: null })
    .where('user_id', '=', userId)
    .where('holder', '=', process)
    .execute();
}

/**
 * Users whose work stands still: something waits longer than it should while nobody holds the lane, or the
 * holder is dead. The safety net under every wake-up.
 */
export async function findStuckUsers(db: Queryable, before: Date, limit = 500): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct i.user_id from inbox i left join lanes l on l.user_id = i.user_id
    where i.status = 'waiting' and i.received_at < ${before} and (l.holder is null or not process_alive(l.holder))
    union
    select t.user_id from turns t left join lanes l on l.user_id = t.user_id
    where t.status = 'running' and t.created_at < ${before} and (l.holder is null or not process_alive(l.holder))
    limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
