import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/**
 * What the channels store about a person outside of the rows that go with the account: hourly limits, strangers who
 * got instructions for connecting (and the message they got), and deduplicated deliveries. `names` are those by which
 * the channels know them.
 */
export async function eraseTracesOf(db: Queryable, userId: string, names: readonly string[]): Promise<void> {
  const patterns = [userId, ...names].map(asWhole);
  await sql`delete from channel_quotas where key ~ any(${patterns})`.execute(db);
  await sql`delete from unknown_senders where sender ~ any(${patterns})`.execute(db);
  await sql`delete from channel_events where provider_id ~ any(${patterns})`.execute(db);
  await sql`delete from outbox where user_id is null and lane ~ any(${patterns})`.execute(db);
}

/** Names stand in the middle of keys, and one may begin with another: phone numbers and ids of digits do. */
const asWhole = (name: string): string =>
  `(^|[^[:alnum:]])${name.replace(/[^\p{L}\p{N}]/gu, '\\$&')}($|[^[:alnum:]])`;
