import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { looksBefore } from '../following/follow-due.ts';
import type { ReminderRow } from '../reminders.repository.ts';
import type { Notify } from './notice.ts';
import { type DueReminder, type Firing, planFiring } from './plan-firing.ts';
import { storeFirings } from './store-firings.ts';

export interface FiringDependencies {
  readonly db: Database;
  readonly notify: Notify;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/** Large enough to cost little for each, small enough that a killed process leaves little behind. */
const BATCH = 500;

interface Taken extends ReminderRow {
  readonly owner_active: boolean;
  readonly owner_zone: string | null;
  readonly owner_language: Language | null;
}

/**
 * Sends what is due, a batch per transaction: the runs, the outgoing messages and the next times are committed
 * together or not at all. Rows are locked for that long and skipped by every other process, so nothing is sent twice;
 * a killed process releases its rows at once. Returns how many were handled.
 */
async function fireBatch(dependencies: FiringDependencies, now: Date, only?: string): Promise<number> {
  const broken: { readonly row: Taken; readonly error: unknown }[] = [];
  const taken = await dependencies.db.transaction().execute(async (db) => {
    // A process that freezes here would keep its rows from everybody.
    await sql`set local idle_in_transaction_session_timeout = '10s'`.execute(db);
    const rows = await takeDue(db, now, only);
    const held = rows.filter((row) => !row.owner_active);
    const firings: { row: DueReminder; firing: Firing }[] = [];
    for (const row of rows.filter(({ owner_active }) => owner_active))
      try {
        const due = row as DueReminder;
        firings.push({
          row: due,
          firing: planFiring(due, now, row.owner_zone ?? row.time_zone, row.owner_language),
        });
      } catch (error) {
        broken.push({ row, error });
      }
    if (held.length > 0) await hold(db, held);
    await storeFirings(db, dependencies.notify, firings, now);
    for (const { row, error } of broken) await park(db, row.id, error, now);
    return rows.length;
  });
  for (const { row, error } of broken) announce(dependencies, row.id, error);
  return taken;
}

/** Not those whose calendar is about to be looked at, or is being looked at: their event may have moved. */
async function takeDue(db: Queryable, now: Date, only: string | undefined): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select r.*, u.is_active as owner_active, u.time_zone as owner_zone, u.language as owner_language
    from reminders r join users u on u.id = r.user_id
    where r.is_active and not r.held and r.next_at <= ${now}
      and (r.follow_at is null or r.follow_at > ${looksBefore(now)})
      ${only ? sql`and r.id = ${only}` : sql``}
    order by r.next_at limit ${BATCH}
    for update of r skip locked for key share of u skip locked`.execute(db);
  return rows;
}

/** Asked for while the account was being closed: the trigger on users did not see it. */
const hold = (db: Queryable, rows: readonly Taken[]) =>
  db
    .updateTable('reminders')
    .set({ held: true })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();

/** One that cannot be sent blocks nobody: staff see it among the exceptions. */
async function park(db: Queryable, id: string, error: unknown, now: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set({
      parked_reason: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      next_at: null,
      follow_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

const announce = ({ report }: FiringDependencies, id: string, error: unknown) =>
  report(error, { reminder_id: id, parked: 'true' });

/** More than one when there is much to send: its messages are being sent in parallel by many. */
const AT_ONCE = 3;

/** Everything that is due at this moment. Ends early when `signal` says that this process is taken for dead. */
export async function fireDue(
  dependencies: FiringDependencies,
  now: () => Date,
  signal: AbortSignal,
): Promise<void> {
  const untilDone = async (): Promise<void> => {
    while ((await fireSome(dependencies, now(), signal)) === BATCH);
  };
  if ((await fireSome(dependencies, now(), signal)) < BATCH) return;
  // All of them to their end, whatever happens to one: nothing may go on when this is over.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, untilDone));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function fireSome(dependencies: FiringDependencies, now: Date, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted();
  try {
    return await fireBatch(dependencies, now);
  } catch (error) {
    if (!isDataError(error)) throw error;
    return fireOneByOne(dependencies, now);
  }
}

/** The database refused a value of one of them: the others must not suffer for it. */
async function fireOneByOne(dependencies: FiringDependencies, now: Date): Promise<number> {
  const rows = await dependencies.db
    .selectFrom('reminders')
    .select('id')
    .where('is_active', '=', true)
    .where('held', '=', false)
    .where('next_at', '<=', now)
    .where((expression) =>
      expression.or([expression('follow_at', 'is', null), expression('follow_at', '>', looksBefore(now))]),
    )
    .orderBy('next_at')
    .limit(BATCH)
    .execute();
  for (const { id } of rows)
    try {
      await fireBatch(dependencies, now, id);
    } catch (error) {
      if (!isDataError(error)) throw error;
      await park(dependencies.db, id, error, now);
      announce(dependencies, id, error);
    }
  return rows.length;
}

/** SQLSTATE classes 22 and 23: it will never work. Anything else (no connection, a collision) is tried again. */
const isDataError = (error: unknown): boolean =>
  /^2[23]/.test(String((error as { code?: unknown } | null)?.code));
