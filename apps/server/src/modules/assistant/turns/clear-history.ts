import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { deleteMessages } from '../../conversations/index.ts';

/** Somebody may still be waiting for what was answered just now. */
const STILL_AWAITED_MS = 120_000;

/**
 * Everything that was said, wherever a copy of it lies. A turn that is running keeps its own words: half of them would
 * be an answer to nothing. In the caller's transaction; the lane is locked first, as every write of a turn does.
 */
export async function clearHistory(db: Queryable, userId: string, at: Date): Promise<number> {
  await db.selectFrom('lanes').select('holder').where('user_id', '=', userId).forUpdate().execute();
  const running = await db
    .selectFrom('turns')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .execute();
  const deleted = await deleteMessages(db, userId, { exceptTurns: running.map(({ id }) => id) });
  await db
    .updateTable('inbox')
    .set({ body: '' })
    .where('user_id', '=', userId)
    .where('status', 'in', ['answered', 'cancelled'])
    .where('body', '<>', '')
    .execute();
  // What it was about goes with it; a turn that is running finds it gone and does not bring it back.
  await db.deleteFrom('conversation_states').where('user_id', '=', userId).execute();
  await sql`
    update turns set outcome = (outcome - 'values') || '{"message": "This conversation has been cleared."}'
    where user_id = ${userId} and status = 'done' and outcome is not null
      and finished_at < ${new Date(at.getTime() - STILL_AWAITED_MS)}`.execute(db);
  return deleted;
}
