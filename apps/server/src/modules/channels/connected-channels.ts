import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { OutboxChannel } from '../../platform/db/tables/channels.ts';
import { findPerson, personOf } from '../identity/index.ts';

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
  const person = await personOf(db, userId);
  return { zone: person.zone ?? 'UTC', email: person.email, language: person.language };
}

/** English, where nobody is known or nothing was chosen. */
export async function languageOf(db: Queryable, userId: string | null): Promise<Language | undefined> {
  return userId === null ? undefined : (await findPerson(db, userId))?.language;
}
