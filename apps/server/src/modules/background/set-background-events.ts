import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { withdrawUnasked } from '../channels/index.ts';
import { saveGetsUnprompted } from '../identity/index.ts';

/**
 * Pause and resume, in the caller's transaction, which holds the user's row. Paused: what is said without being asked
 * and still waits in the outbox is not sent either. Reminders are asked for and go on. What falls due while paused is
 * settled in silence, so that resuming brings no flood.
 */
export async function setBackgroundEvents(
  db: Queryable,
  userId: string,
  isEnabled: boolean,
  at: Date,
): Promise<void> {
  await saveGetsUnprompted(db, userId, isEnabled, at);
  if (isEnabled) {
    // Late settlers: what was due before this moment belongs to the pause.
    await sql`
      update background_occasions set outcome = 'paused', settled_at = ${at}
      where user_id = ${userId} and outcome is null and due_at <= ${at}`.execute(db);
    return;
  }
  await withdrawUnasked(db, userId);
}
