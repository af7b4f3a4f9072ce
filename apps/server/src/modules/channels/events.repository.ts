import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** True the first time: redeliveries of what does not go through the inbox are recognised by this. */
export async function isFirstDelivery(
  db: Queryable,
  channel: string,
  providerId: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('channel_events')
    .values({ channel, provider_id: providerId, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Someone who was connected and no longer is may get instructions for connecting again. */
export async function forgetStranger(db: Queryable, channel: string, sender: string): Promise<void> {
  await db
    .deleteFrom('unknown_senders')
    .where('channel', '=', channel)
    .where('sender', '=', sender)
    .execute();
}

/** False when the hour's share is used up. */
export async function takeHourlyQuota(db: Queryable, key: string, most: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_quota(${key}, ${most}, ${at}, interval '1 hour') as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** How long until the hour's share has room again: when the oldest use in it is an hour old. */
export async function secondsUntilQuota(db: Queryable, key: string, at: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from min(used) + interval '1 hour' - ${at}::timestamptz))::int as seconds
    from channel_quotas, unnest(times) as used
    where key = ${key} and used > ${at}::timestamptz - interval '1 hour'`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Redeliveries end after seven days; what is older need not be remembered. */
export async function forgetOldEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('channel_events').where('seen_at', '<', before).execute();
}
