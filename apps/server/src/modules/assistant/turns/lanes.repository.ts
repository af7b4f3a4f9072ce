import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** True when the user's lane is now this process's. */
export async function takeLane(db: Queryable, userId: string, process: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean | null;
  }>`select take_lane(${userId}, ${process}, ${at}) as taken`.execute(db);
  return rows[0]?.taken === true;
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
