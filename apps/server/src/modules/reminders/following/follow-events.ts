import type { Queryable } from '../../../platform/db/database.ts';

/**
 * A person's calendar has changed: reminders that come before its events are looked at again, within a second and by
 * whichever process is free. In the caller's transaction, so that no change is noted without it; cheap for the many
 * who have no such reminder.
 */
export async function followEvents(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ follow_at: at })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where('relative_to', 'is not', null)
    // Put off, one for once goes by the time that was said.
    .where((expression) =>
      expression.or([expression('reminder_type', '=', 'recurring'), expression('snoozed_until', 'is', null)]),
    )
    .execute();
}
