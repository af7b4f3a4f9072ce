import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

// What becomes of a message that is being sent: claimed, held, sent, put back, left unsure, skipped or given up.

const fromNow = (milliseconds: number) =>
  sql<Date>`clock_timestamp() + ${milliseconds}::float8 * interval '1 millisecond'`;

/** The attempt in question: if another one has been made since, what we know changes nothing. */
export interface Attempt {
  readonly id: number;
  readonly attempts: number;
}

/** Claimed before it goes out; should the process die now, it is looked for before it is sent again. */
export async function markSending(db: Queryable, last: Attempt, holdMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set((expression) => ({
      status: 'sending',
      attempts: expression('attempts', '+', 1),
      next_attempt_at: fromNow(holdMs),
      tried_at: sql<Date>`clock_timestamp()`,
      error: null,
    }))
    .where('id', '=', last.id)
    .where('attempts', '=', last.attempts)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Checked right before it goes out: a process frozen since the claim finds that another has taken over, or that a
 * receipt of an earlier attempt has come. A hold that would end before the attempt does is extended; one that has
 * ended is not, because another process may already be checking it.
 */
export async function extendHold(
  db: Queryable,
  attempt: Attempt,
  neededMs: number,
  holdMs: number,
): Promise<boolean> {
  const isOurs = sql`id = ${attempt.id} and attempts = ${attempt.attempts} and status = 'sending'`;
  const { rows } = await sql<{ is_long_enough: boolean }>`
    select next_attempt_at >= ${fromNow(neededMs)} as is_long_enough from outbox where ${isOurs}`.execute(db);
  const [held] = rows;
  if (held?.is_long_enough !== false) return held !== undefined;
  const { numAffectedRows } = await sql`
    update outbox set next_attempt_at = ${fromNow(holdMs)}
    where ${isOurs} and next_attempt_at > clock_timestamp()`.execute(db);
  return numAffectedRows === 1n;
}

/** A receipt may have come before the answer: what it said is not taken back, least of all that it was refused. */
export async function markSent(
  db: Queryable,
  id: number,
  sent: { readonly providerId: string; readonly conversationId?: string | undefined; readonly at: Date },
): Promise<void> {
  await sql`
    update outbox set status = case when status in ('waiting', 'sending') then 'sent' else status end,
      provider_id = ${sent.providerId}, conversation_id = coalesce(${sent.conversationId ?? null}, conversation_id),
      sent_at = coalesce(sent_at, ${sent.at}), error = null
    where id = ${id} and refused_id is distinct from ${sent.providerId}`.execute(db);
}

export async function putBack(
  db: Queryable,
  attempt: Attempt,
  change: {
    readonly at: Date;
    readonly error: string;
    readonly asTemplate?: boolean;
    /** Back to so many: it was never really tried. */
    readonly attempts?: number;
  },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: 'waiting',
      next_attempt_at: change.at,
      error: change.error,
      ...(change.asTemplate === undefined ? {} : { as_template: change.asTemplate }),
      ...(change.attempts === undefined ? {} : { attempts: change.attempts }),
    })
    .where('id', '=', attempt.id)
    .where('attempts', '=', attempt.attempts)
    .where('status', '=', 'sending')
    .execute();
}

/** Nobody knows yet whether it was sent: it is left alone for so long. */
export async function leaveUnsure(
  db: Queryable,
  attempt: Attempt,
  forMs: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: fromNow(forMs), error })
    .where('id', '=', attempt.id)
    .where('attempts', '=', attempt.attempts)
    .where('status', '=', 'sending')
    .execute();
}

export async function markSkipped(db: Queryable, id: number, why: string): Promise<void> {
  await db.updateTable('outbox').set({ status: 'skipped', error: why }).where('id', '=', id).execute();
}

/**
 * True when this call made it fail, so that the next channel is tried once. A receipt names no attempt; what it says
 * about one says nothing about another, whose receipt may have come in the meantime.
 */
export async function markFailed(
  db: Queryable,
  { id, attempts }: { readonly id: number; readonly attempts?: number },
  why: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', error: why, failed_at: at })
    .where('id', '=', id)
    .$if(attempts !== undefined, (query) => query.where('attempts', '=', attempts ?? 0))
    .where('status', 'in', attempts === undefined ? ['waiting', 'sending', 'sent'] : ['waiting', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
