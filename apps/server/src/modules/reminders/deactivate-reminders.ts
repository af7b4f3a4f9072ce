import type { Queryable } from '../../platform/db/database.ts';
import { removeJob } from '../../platform/queue/jobs.ts';
import { changeReminder, type ReminderRow } from './reminders.repository.ts';
import { reminderJobKey } from './schedule-reminder.ts';

/** In the caller's transaction: the row, also when it was inactive already, and its waiting job. */
export async function deactivateReminderIn(
  db: Queryable,
  userId: string,
  reminderId: string,
  at: Date,
): Promise<ReminderRow | undefined> {
  const row = await changeReminder(db, userId, reminderId, { is_active: false, next_at: null }, at);
  if (row) await removeJob(db, reminderJobKey(row.id));
  return row;
}

export async function deactivateAllReminders(db: Queryable, userId: string, at: Date): Promise<number> {
  const rows = await db
    .updateTable('reminders')
    .set({ is_active: false, next_at: null, updated_at: at })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .returning('id')
    .execute();
  for (const { id } of rows) await removeJob(db, reminderJobKey(id));
  return rows.length;
}
