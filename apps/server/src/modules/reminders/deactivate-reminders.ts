import type { Queryable } from '../../platform/db/database.ts';
import { changeReminder, type ReminderRow } from './reminders.repository.ts';

const OVER = { is_active: false, next_at: null, snoozed_until: null } as const;

/** The row, also when it was inactive already. */
export const deactivateReminder = (
  db: Queryable,
  userId: string,
  reminderId: string,
  at: Date,
): Promise<ReminderRow | undefined> => changeReminder(db, userId, reminderId, OVER, at);

export async function deactivateAllReminders(db: Queryable, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ ...OVER, updated_at: at })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
