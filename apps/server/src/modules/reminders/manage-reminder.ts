import type { Database } from '../../platform/db/database.ts';
import { nextRun, parseCron } from './cron.ts';
import { earliest } from './next-time.ts';
import {
  changeReminder,
  findReminder,
  insertReminder,
  ownerOfReminder,
  type ReminderChange,
  type ReminderRow,
} from './reminders.repository.ts';

/** When a reminder is due, as its owner sets it by hand. */
export type OwnTime = { readonly at: Date } | { readonly cron: string };

export interface OwnReminder {
  /** Made by the page: sent again after a lost answer, it is the same reminder. */
  readonly id: string;
  readonly userId: string;
  readonly text: string;
  readonly time: OwnTime;
  readonly zone: string;
  readonly now: Date;
}

/**
 * Sent again with other words or another time, after an answer that was lost, these hold. Undefined: somebody else's reminder
 * has this id.
 */
export async function addReminder(
  db: Database,
  { id, userId, text, time, zone, now }: OwnReminder,
): Promise<ReminderRow | 'over' | undefined> {
  const owner = await ownerOfReminder(db, id);
  if (owner) {
    const own = await findReminder(db, userId, id);
    if (!own) return undefined;
    const isSameTime = isAt(own, time);
    if (isSameTime && own.reminder_text === text) return own;
    // A time that stays is not set again: it would bring back what is paused.
    return changeOwnReminder(db, userId, id, { text, time: isSameTime ? undefined : time }, { zone, now });
  }
  const isOnce = 'at' in time;
  return insertReminder(db, {
    id,
    userId,
    text,
    timeZone: zone,
    channel: 'WEB',
    scheduledAt: isOnce ? time.at : null,
    cron: isOnce ? null : time.cron,
    relativeTo: null,
    nextAt: isOnce ? time.at : (nextRun(parseCron(time.cron), zone, now) ?? null),
    at: now,
  });
}

const isAt = ({ scheduled_at, cron_expression }: ReminderRow, time: OwnTime): boolean =>
  'at' in time ? scheduled_at?.getTime() === time.at.getTime() : cron_expression === time.cron;

export interface ReminderEdit {
  readonly text?: string | undefined;
  readonly time?: OwnTime | undefined;
  readonly isActive?: boolean | undefined;
}

/** 'over': it was for once, and its time has passed. */
export const changeOwnReminder = (
  db: Database,
  userId: string,
  id: string,
  edit: ReminderEdit,
  { zone, now }: { readonly zone: string; readonly now: Date },
): Promise<ReminderRow | 'over' | undefined> =>
  db.transaction().execute(async (transaction) => {
    const row = await findReminder(transaction, userId, id, 'for update');
    if (!row) return undefined;
    const words = edit.text === undefined ? {} : { reminder_text: edit.text };
    const isActive = edit.isActive ?? (edit.time ? true : row.is_active);
    const timed = edit.time ? { ...row, ...scheduleOf(edit.time, zone) } : row;
    const change = isActive ? started(row, timed, edit.time !== undefined, zone, now) : PAUSED;
    if (change === 'over') return 'over';
    return changeReminder(transaction, userId, id, { ...words, ...ownTime(edit.time, zone), ...change }, now);
  });

/** It cannot fire and no calendar is looked at; what it goes by stays, also a time it was put off to. */
const PAUSED = { is_active: false, next_at: null, follow_at: null } as const satisfies ReminderChange;

const ownTime = (time: OwnTime | undefined, zone: string): ReminderChange =>
  time ? { ...scheduleOf(time, zone), relative_to: null, upcoming: null } : {};

const scheduleOf = (time: OwnTime, zone: string) =>
  'at' in time
    ? {
        reminder_type: 'one_time' as const,
        scheduled_at: time.at,
        cron_expression: null,
        snoozed_until: null,
        parked_reason: null,
      }
    : {
        reminder_type: 'recurring' as const,
        scheduled_at: null,
        cron_expression: time.cron,
        snoozed_until: null,
        parked_reason: null,
        time_zone: zone,
        zone_is_said: false,
      };

/** From now on: what was missed while it was paused is not sent, neither at once nor in a burst. */
function started(
  before: ReminderRow,
  row: Pick<
    ReminderRow,
    'reminder_type' | 'cron_expression' | 'scheduled_at' | 'snoozed_until' | 'time_zone' | 'zone_is_said'
  >,
  isRetimed: boolean,
  zone: string,
  now: Date,
): ReminderChange | 'over' {
  if (before.is_active && !isRetimed) return {};
  const snoozed = row.snoozed_until && row.snoozed_until > now ? row.snoozed_until : null;
  if (row.cron_expression) {
    // Its owner may have moved while it slept.
    const own = row.zone_is_said ? row.time_zone : zone;
    const next = nextRun(parseCron(row.cron_expression), own, now) ?? null;
    return {
      is_active: true,
      time_zone: own,
      snoozed_until: snoozed,
      next_at: earliest(snoozed, next),
      follow_at: null,
    };
  }
  const goesByEvents = !isRetimed && before.relative_to !== null;
  if (goesByEvents && (row.reminder_type === 'recurring' || row.snoozed_until === null))
    return {
      is_active: true,
      snoozed_until: snoozed,
      next_at: snoozed,
      follow_at: now,
      upcoming: null,
      told_from: now,
    };
  if (!row.scheduled_at || row.scheduled_at <= now) return 'over';
  return { is_active: true, next_at: row.scheduled_at, follow_at: null };
}
