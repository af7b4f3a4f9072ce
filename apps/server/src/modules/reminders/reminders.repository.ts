import type { Channel } from '@catch/contract/channel';
import type { Queryable } from '../../platform/db/database.ts';
import { isEach, type RelativeTo } from './following/relative-to.ts';

export interface NewReminder {
  /** Made by the caller, so that a repeat finds its own reminder. */
  readonly id: string;
  readonly userId: string;
  readonly text: string;
  readonly timeZone: string;
  /** The zone was named with the time; otherwise a repeating reminder moves with its owner's. */
  readonly zoneIsSaid?: boolean;
  readonly channel: Channel;
  readonly scheduledAt: Date | null;
  readonly cron: string | null;
  readonly relativeTo: RelativeTo | null;
  readonly nextAt: Date | null;
  readonly at: Date;
}

export async function insertReminder(db: Queryable, reminder: NewReminder) {
  return db
    .insertInto('reminders')
    .values({
      id: reminder.id,
      user_id: reminder.userId,
      reminder_type: reminder.cron || isEach(reminder.relativeTo) ? 'recurring' : 'one_time',
      reminder_text: reminder.text,
      scheduled_at: reminder.scheduledAt,
      cron_expression: reminder.cron,
      time_zone: reminder.timeZone,
      relative_to: reminder.relativeTo ? JSON.stringify(reminder.relativeTo) : null,
      channel: reminder.channel,
      zone_is_said: reminder.zoneIsSaid ?? false,
      next_at: reminder.nextAt,
      // Looked at at once: the event it precedes has to be known before it is sent.
      follow_at: reminder.relativeTo ? reminder.at : null,
      upcoming: null,
      snoozed_until: null,
      parked_reason: null,
      last_triggered_at: null,
      told_from: null,
      created_at: reminder.at,
      updated_at: reminder.at,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at: reminder.at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type ReminderRow = Awaited<ReturnType<typeof insertReminder>>;

export async function listReminders(
  db: Queryable,
  userId: string,
  onlyActive: boolean,
): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(onlyActive, (query) => query.where('is_active', '=', true))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findReminder(
  db: Queryable,
  userId: string,
  reminderId: string,
  lock?: 'for update',
): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', reminderId)
    .where('user_id', '=', userId)
    .$if(lock === 'for update', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Whose a reminder is, by its id alone. */
export async function ownerOfReminder(db: Queryable, reminderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reminders')
    .select('user_id')
    .where('id', '=', reminderId)
    .executeTakeFirst();
  return row?.user_id;
}

export interface ReminderChange {
  readonly reminder_text?: string;
  readonly is_active?: boolean;
  readonly next_at?: Date | null;
  readonly snoozed_until?: Date | null;
  readonly scheduled_at?: Date | null;
  readonly follow_at?: Date | null;
  readonly parked_reason?: string | null;
  readonly reminder_type?: ReminderRow['reminder_type'];
  readonly cron_expression?: string | null;
  readonly time_zone?: string;
  readonly zone_is_said?: boolean;
  /** From now on it goes by its own time. */
  readonly relative_to?: null;
  readonly upcoming?: null;
  readonly told_from?: Date;
}

export async function changeReminder(
  db: Queryable,
  userId: string,
  reminderId: string,
  change: ReminderChange,
  at: Date,
): Promise<ReminderRow | undefined> {
  return db
    .updateTable('reminders')
    .set({ ...change, updated_at: at })
    .where('id', '=', reminderId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function eraseReminder(db: Queryable, userId: string, reminderId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reminders')
    .where('id', '=', reminderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Kept for as long as the same run could come up again, which an event's may for weeks. */
export async function forgetOldRuns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('reminder_runs').where('fired_at', '<', before).execute();
}
