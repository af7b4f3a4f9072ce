import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { OutboxChannel } from '../../platform/db/tables/channels.ts';

/** Where a person can be written to now, the one used last first. */
export async function connectedChannels(db: Queryable, userId: string): Promise<OutboxChannel[]> {
  const { rows } = await sql<{ channel: OutboxChannel }>`
    select 'WHATSAPP' as channel from whatsapp_links where user_id = ${userId}
    union all
    select 'SLACK' from slack_links l join slack_installations i on i.team_id = l.team_id and i.dead_since is null
    where l.user_id = ${userId}`.execute(db);
  return rows.map(({ channel }) => channel);
}

/** What lies behind a person's times in chat: their calendar's zone, or UTC until it is known. */
export async function zoneAndEmail(
  db: Queryable,
  userId: string,
): Promise<{ zone: string; email: string; language: Language | undefined }> {
  const row = await db
    .selectFrom('users')
    .select(['time_zone', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { zone: row.time_zone ?? 'UTC', email: row.email, language: row.language ?? undefined };
}

/** English, where nobody is known or nothing was chosen. */
export async function languageOf(db: Queryable, userId: string | null): Promise<Language | undefined> {
  if (userId === null) return undefined;
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return row?.language ?? undefined;
}
