import type { Database, Queryable } from '../../platform/db/database.ts';
import { addJob, removeJob, userQueue } from '../../platform/queue/jobs.ts';
import {
  changeReminder,
  eraseReminder,
  insertReminder,
  type NewReminder,
  type ReminderRow,
} from './reminders.repository.ts';

/** One waiting job for each reminder: editing it is an upsert, cancelling it a removal. */
export const reminderJobKey = (reminderId: string): string => `reminder:${reminderId}`;

export async function armReminder(
  db: Queryable,
  reminder: Pick<ReminderRow, 'id' | 'user_id' | 'next_at'>,
): Promise<void> {
  if (!reminder.next_at) return removeJob(db, reminderJobKey(reminder.id));
  await addJob(
    db,
    'reminder',
    { reminder_id: reminder.id },
    { queue: userQueue(reminder.user_id), key: reminderJobKey(reminder.id), runAt: reminder.next_at },
  );
}

/** The row and its job come together or not at all. */
export const scheduleReminder = (db: Database, reminder: NewReminder): Promise<ReminderRow> =>
  db.transaction().execute(async (transaction) => {
    const row = await insertReminder(transaction, reminder);
    await armReminder(transaction, row);
    return row;
  });

export const deactivateReminder = (
  db: Database,
  userId: string,
  reminderId: string,
  at: Date,
): Promise<ReminderRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const row = await changeReminder(
      transaction,
      userId,
      reminderId,
      { is_active: false, next_at: null },
      at,
    );
    if (row) await removeJob(transaction, reminderJobKey(row.id));
    return row;
  });

/** Active again, or at another time. */
export const rescheduleReminder = (
  db: Database,
  userId: string,
  reminderId: string,
  nextAt: Date | null,
  at: Date,
): Promise<ReminderRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const row = await changeReminder(
      transaction,
      userId,
      reminderId,
      { is_active: true, next_at: nextAt },
      at,
    );
    if (row) await armReminder(transaction, row);
    return row;
  });

/** For good, with its words. */
export const forgetReminder = (db: Database, userId: string, reminderId: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const erased = await eraseReminder(transaction, userId, reminderId);
    if (erased) await removeJob(transaction, reminderJobKey(reminderId));
    return erased;
  });
