import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { OutboxChannel } from '../../channels/channel.ts';
import { channels } from '../../channels/index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findPerson, personOf } from '../identity/index.ts';

/** Who can be written to now: `user_id`, `channel`, `used_at` and the channel's `place` in our own order. */
export const reachable = sql`(${sql.join(
  channels.map(
    ({ name, reach }, place) =>
      sql`select user_id, ${sql.lit(name)} as channel, used_at, ${sql.lit(place)} as place from (${reach.people}) p`,
  ),
  sql` union all `,
)})`;

/** Where a person can be written to now, the one used last first. */
export async function connectedChannels(db: Queryable, userId: string): Promise<OutboxChannel[]> {
  return (await channelsOf(db, [userId])).get(userId) ?? [];
}

/** The same for many. */
export async function channelsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OutboxChannel[]>> {
  const { rows } = await sql<{ user_id: string; channel: OutboxChannel }>`
    select user_id, channel from ${reachable} r where user_id = any(${[...userIds]}::uuid[])
    order by used_at desc, place`.execute(db);
  const connected = new Map<string, OutboxChannel[]>();
  for (const { user_id, channel } of rows)
    connected.set(user_id, [...(connected.get(user_id) ?? []), channel]);
  return connected;
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
