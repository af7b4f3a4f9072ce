import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { UNASKED } from '../channels/index.ts';

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
  await db
    .updateTable('users')
    .set({ background_events_enabled: isEnabled, updated_at: at })
    .where('id', '=', userId)
    .where('background_events_enabled', '<>', isEnabled)
    .execute();
  if (isEnabled) {
    // Late settlers: what was due before this moment belongs to the pause.
    await sql`
      update background_occasions set outcome = 'paused', settled_at = ${at}
      where user_id = ${userId} and outcome is null and due_at <= ${at}`.execute(db);
    return;
  }
  // An attempt whose end nobody saw counts as not sent: it would be tried again. One that is under way may succeed; if
  // it does not, it is not tried again either (outbox/drain-lane.ts).
  await sql`
    update outbox set status = 'skipped', error = 'paused'
    where user_id = ${userId} and kind = 'notice' and dedupe_key like ${`${UNASKED}%`}
      and (status = 'waiting' or (status = 'sending' and error is not null))`.execute(db);
}
