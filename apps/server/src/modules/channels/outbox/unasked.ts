import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { findPerson } from '../../identity/index.ts';
import type { OutboxRow } from './outbox.repository.ts';

/** The key of everything that is said without being asked begins with this, so that it can be taken back. */
export const UNASKED = 'background:';

/**
 * Messages nobody asked for, that the person no longer wants. Checked when they go out: a pause withdraws what is
 * waiting, but an attempt already under way may have to be repeated, or made by another channel.
 */
export async function isWithdrawn(
  db: Queryable,
  { dedupe_key, user_id }: Pick<OutboxRow, 'dedupe_key' | 'user_id'>,
): Promise<boolean> {
  if (user_id === null || !dedupe_key.startsWith(UNASKED)) return false;
  const person = await findPerson(db, user_id);
  return person?.getsUnprompted === false;
}

/**
 * Not sent, because the person paused. An attempt whose end nobody saw counts as not sent: it would be tried again. One
 * that is under way may succeed; if it does not, it is not tried again either (drain-lane.ts).
 */
export async function withdrawUnasked(db: Queryable, userId: string): Promise<void> {
  await sql`
    update outbox set status = 'skipped', error = 'paused'
    where user_id = ${userId} and kind = 'notice' and dedupe_key like ${`${UNASKED}%`}
      and (status = 'waiting' or (status = 'sending' and error is not null))`.execute(db);
}
