import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/**
 * What the channels keep about a person outside of the rows that go with the account: limits by the hour, strangers
 * who were told how to connect (and what they were told), and what was recognised as delivered.
 */
export async function eraseTracesOf(db: Queryable, userId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select whatsapp_user_id as name from whatsapp_links where user_id = ${userId}
    union select phone from whatsapp_links where user_id = ${userId} and phone is not null
    union select slack_user_id from slack_links where user_id = ${userId}
    union select conversation_id from slack_links where user_id = ${userId} and conversation_id is not null
    union select value from set_aside s, jsonb_each_text(s.contents)
      where s.user_id = ${userId} and value is not null
        and key in ('whatsapp_user_id', 'phone', 'slack_user_id', 'conversation_id')`.execute(db);
  const patterns = [userId, ...rows.map(({ name }) => name)].map(
    (name) => `%${name.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  );
  await sql`delete from channel_quotas where key like any(${patterns})`.execute(db);
  await sql`delete from unknown_senders where sender like any(${patterns})`.execute(db);
  await sql`delete from channel_events where provider_id like any(${patterns})`.execute(db);
  await sql`delete from outbox where user_id is null and lane like any(${patterns})`.execute(db);
}
