import type { Database, Queryable } from '../../platform/db/database.ts';
import { nextRun, parseCron } from './cron.ts';
import { earliest, nextByItself } from './next-time.ts';
import {
  changeReminder,
  eraseReminder,
  findReminder,
  insertReminder,
  type NewReminder,
  type ReminderRow,
} from './reminders.repository.ts';

/** The row is all there is: whatever is due is found by the sweep. */
export const scheduleReminder = (db: Database, reminder: NewReminder): Promise<ReminderRow> =>
  insertReminder(db, reminder);

/** Said again then. One that repeats keeps its own times besides; one that is over comes back for this once. */
export const snoozeReminder = (
  db: Database,
  userId: string,
  reminderId: string,
  until: Date,
  at: Date,
): Promise<ReminderRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const row = await findReminder(transaction, userId, reminderId, 'for update');
    if (!row) return undefined;
    const repeats = row.reminder_type === 'recurring' && row.is_active;
    return changeReminder(
      transaction,
      userId,
      reminderId,
      {
        is_active: true,
        snoozed_until: until,
        next_at: repeats ? earliest(until, nextByItself(row, at)) : until,
        // From now on it goes by the time that was said, not by the event.
        ...(repeats ? {} : { scheduled_at: until, follow_at: null }),
      },
      at,
    );
  });

export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
  readonly zoneIsSaid: boolean;
}

/** From now on at these times, whatever it went by before. */
export const repeatReminder = (
  db: Queryable,
  userId: string,
  reminderId: string,
  { cron, timeZone, zoneIsSaid }: Schedule,
  at: Date,
): Promise<ReminderRow | undefined> =>
  changeReminder(
    db,
    userId,
    reminderId,
    {
      is_active: true,
      reminder_type: 'recurring',
      cron_expression: cron,
      time_zone: timeZone,
      zone_is_said: zoneIsSaid,
      scheduled_at: null,
      snoozed_until: null,
      follow_at: null,
      next_at: nextRun(parseCron(cron), timeZone, at) ?? null,
    },
    at,
  );

/** Other words, or (once) another time than it went by. */
export const editReminder = (
  db: Queryable,
  userId: string,
  reminderId: string,
  { text, when }: { readonly text?: string | undefined; readonly when?: Date | undefined },
  at: Date,
): Promise<ReminderRow | undefined> =>
  changeReminder(
    db,
    userId,
    reminderId,
    {
      ...(text === undefined ? {} : { reminder_text: text }),
      ...(when === undefined
        ? {}
        : { is_active: true, scheduled_at: when, next_at: when, snoozed_until: null, follow_at: null }),
    },
    at,
  );

/** What was put off is not said again; one that repeats goes on. */
export const completeReminder = (
  db: Database,
  userId: string,
  reminderId: string,
  at: Date,
): Promise<ReminderRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const row = await findReminder(transaction, userId, reminderId, 'for update');
    if (!row) return undefined;
    const change =
      row.reminder_type === 'recurring' && row.is_active
        ? { snoozed_until: null, next_at: nextByItself(row, at) }
        : { is_active: false, snoozed_until: null, next_at: null };
    return changeReminder(transaction, userId, reminderId, change, at);
  });

/** A reminder before something was changed about it. */
export type ReminderImage = Pick<
  ReminderRow,
  | 'id'
  | 'is_active'
  | 'next_at'
  | 'snoozed_until'
  | 'scheduled_at'
  | 'reminder_type'
  | 'cron_expression'
  | 'time_zone'
  | 'zone_is_said'
> & { readonly reminder_text?: string | undefined };

/** As it was before it was cancelled, put off, done or given other times. */
export const restoreReminder = (
  db: Database,
  userId: string,
  before: ReminderImage,
  at: Date,
): Promise<ReminderRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { id, reminder_text, is_active, next_at, snoozed_until, scheduled_at, ...schedule } = before;
    const found = await findReminder(transaction, userId, id, 'for update');
    if (!found) return undefined;
    const row = { ...found, ...schedule };
    const next =
      row.reminder_type === 'recurring' && is_active
        ? earliest(snoozed_until, nextByItself(row, at))
        : next_at;
    return changeReminder(
      transaction,
      userId,
      id,
      {
        ...schedule,
        ...(reminder_text === undefined ? {} : { reminder_text }),
        is_active,
        snoozed_until,
        scheduled_at,
        next_at: next,
        // Its event may have moved in the meantime.
        ...(row.relative_to && snoozed_until === null ? { follow_at: at } : {}),
      },
      at,
    );
  });

/** For good, with its words. */
export const forgetReminder = (db: Database, userId: string, reminderId: string): Promise<boolean> =>
  eraseReminder(db, userId, reminderId);
