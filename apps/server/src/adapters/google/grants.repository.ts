import { CompiledQuery, sql } from 'kysely';
import type { Database, Queryable } from '../../platform/db/database.ts';

export interface StoredGrant {
  readonly refresh_token: string | null;
  readonly access_token: string | null;
  readonly access_expires_at: Date | null;
  readonly scopes: string[];
  readonly reconnect_since: Date | null;
}

const FIND_GRANT = `select refresh_token, access_token, access_expires_at, scopes, reconnect_since
  from google_grants where user_id = $1`;

/** Stands before every call to Google, so it is written out: building the statement anew costs more than running it. */
export async function findGrant(db: Queryable, userId: string): Promise<StoredGrant | undefined> {
  const { rows } = await db.executeQuery<StoredGrant>(CompiledQuery.raw(FIND_GRANT, [userId]));
  return rows[0];
}

/** True when the lease is now the holder's: nobody had one, or its owner let it run out. Timed by the database. */
export async function takeLease(
  db: Queryable,
  userId: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const taken = await sql`
    insert into google_refresh_leases (user_id, holder, expires_at)
    values (${userId}, ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (user_id) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where google_refresh_leases.expires_at < now()
    returning 1
  `.execute(db);
  return taken.rows.length > 0;
}

export async function releaseLease(db: Queryable, userId: string, holder: string): Promise<void> {
  await db
    .deleteFrom('google_refresh_leases')
    .where('user_id', '=', userId)
    .where('holder', '=', holder)
    .execute();
}

export interface RenewedTokens {
  readonly access_token: string;
  readonly access_expires_at: Date;
  /** Only when Google sent a new one. */
  readonly refresh_token: string | undefined;
}

/** Only while the grant is still the one that was renewed: a sign-in meanwhile has brought a newer one. */
export async function saveRenewed(
  db: Queryable,
  userId: string,
  usedRefreshToken: string,
  renewed: RenewedTokens,
  now: Date,
): Promise<void> {
  const { refresh_token, ...access } = renewed;
  await db
    .updateTable('google_grants')
    .set({ ...access, ...(refresh_token ? { refresh_token } : {}), updated_at: now })
    .where('user_id', '=', userId)
    .where('refresh_token', '=', usedRefreshToken)
    .execute();
}

/** The grant as it was seen when it turned out to be dead. */
export type SeenGrant = Pick<StoredGrant, 'refresh_token' | 'access_token'>;

/**
 * Marks the grant dead and runs `tell` in the same transaction, once: whoever comes second changes nothing, and a
 * sign-in that happened meanwhile is not undone.
 */
export async function markReconnect(
  db: Database,
  userId: string,
  seen: SeenGrant,
  now: Date,
  tell: (userId: string, transaction: Queryable) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('google_grants')
      .set({ reconnect_since: now, updated_at: now })
      .where('user_id', '=', userId)
      .where('reconnect_since', 'is', null)
      .where('refresh_token', 'is not distinct from', seen.refresh_token)
      .where('access_token', 'is not distinct from', seen.access_token)
      .returning('user_id')
      .executeTakeFirst();
    if (marked) await tell(userId, transaction);
  });
}
