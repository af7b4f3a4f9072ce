import { sql } from 'kysely';
import type { Queryable } from './db/database.ts';

/** It is said every second; after so long without a word a process stood still, or could not reach the database. */
const GAP = sql`interval '5 seconds'`;
/** A process silent for longer will hardly come back; and nobody needs to be waited for any longer than that. */
const LONGEST = sql`interval '10 minutes'`;

/** Recorded by every process that takes webhooks, for as long as it is there to take them. */
export async function noteListening(db: Queryable, process: number): Promise<void> {
  await sql`
    update processes set
      listening_since = case when listening_at > clock_timestamp() - ${GAP} then listening_since else clock_timestamp() end,
      listening_at = clock_timestamp()
    where number = ${process}`.execute(db);
}

/**
 * Would we have received by now what a provider had to say about something we did then? Every process that may
 * receive it has listened for the grace period without a gap, and for half of the time since: a provider that met a
 * frozen process retries later and later, up to about as long afterwards.
 */
export async function hasListened(db: Queryable, since: Date, graceMs: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(bool_and(listening_at > clock_timestamp() - ${GAP} and listening_since <= clock_timestamp() - least(
      ${LONGEST}, greatest(${graceMs}::float8 * interval '1 millisecond', (clock_timestamp() - ${since}::timestamptz) / 2)
    )), false) as has
    from processes where listening_at > clock_timestamp() - ${LONGEST}`.execute(db);
  return rows[0]?.has === true;
}
