import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface WatchChannel {
  readonly id: string;
  readonly handle: string | null;
  readonly expiresAt: Date;
}

export async function insertChannel(
  db: Queryable,
  channel: { id: string; userId: string; tokenHash: Buffer; expiresAt: Date; at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_channels')
    .values({
      id: channel.id,
      user_id: channel.userId,
      token_hash: channel.tokenHash,
      resource_id: null,
      expires_at: channel.expiresAt,
      opened_at: channel.at,
    })
    .execute();
}

export async function confirmChannel(
  db: Queryable,
  id: string,
  answer: { handle: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('calendar_channels')
    .set({ resource_id: answer.handle, expires_at: answer.expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function channelsOf(db: Queryable, userId: string): Promise<WatchChannel[]> {
  return db
    .selectFrom('calendar_channels')
    .select(['id', 'resource_id as handle', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .orderBy('opened_at')
    .execute();
}

export async function forgetChannel(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('calendar_channels').where('id', '=', id).execute();
}

export const findChannel = (db: Queryable, id: string) =>
  db
    .selectFrom('calendar_channels')
    .select(['user_id as userId', 'token_hash as tokenHash'])
    .where('id', '=', id)
    .executeTakeFirst();

/** True when no later message of the channel was seen: numbers only grow, repetitions and latecomers say nothing. */
export async function takeMessage(
  db: Queryable,
  id: string,
  message: { number: number; handle: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update calendar_channels set last_message = ${message.number}, resource_id = coalesce(resource_id, ${message.handle})
    where id = ${id} and last_message < ${message.number} returning id`.execute(db);
  return rows.length === 1;
}
