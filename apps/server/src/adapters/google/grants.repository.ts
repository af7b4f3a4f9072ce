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

/**
 * Runs before every call to Google, so it is written out: building the statement each time costs more than running
 * it.
 */
export async function findGrant(db: Queryable, userId: string): Promise<StoredGrant | undefined> {
  const { rows } = await db.executeQuery<StoredGrant>(CompiledQuery.raw(FIND_GRANT, [userId]));
  return rows[0];
}

export interface GrantRow {
  user_id: string;
  refresh_token: string | null;
  access_token: string;
  access_expires_at: Date;
  scopes: string[];
  reconnect_since: Date | null;
}

/** A sign-in without a refresh token keeps the stored one: never overwritten by nothing. */
export async function saveGrant(db: Queryable, grant: GrantRow, now: Date): Promise<void> {
  const { user_id, refresh_token, ...rest } = grant;
  await db
    .insertInto('google_grants')
    .values({ user_id, refresh_token, ...rest, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...rest,
        refresh_token: sql`coalesce(excluded.refresh_token, google_grants.refresh_token)`,
        updated_at: now,
      }),
    )
    .execute();
}

/** A stored refresh token that Google has not declared dead. */
export async function hasLiveRefreshToken(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('google_grants')
    .select('refresh_token')
    .where('user_id', '=', userId)
    .where('reconnect_since', 'is', null)
    .executeTakeFirst();
  return row?.refresh_token != null;
}

export async function removeScope(db: Queryable, userId: string, scope: string, now: Date): Promise<void> {
  await db
    .updateTable('google_grants')
    .set({ scopes: sql`array_remove(scopes, ${scope})`, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
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

/** False when the grant is no longer stored as it was seen, and so nothing was changed. */
export async function saveRenewed(
  db: Queryable,
  userId: string,
  seen: SeenGrant,
  renewed: RenewedTokens,
  now: Date,
): Promise<boolean> {
  const { refresh_token, ...access } = renewed;
  const { numUpdatedRows } = await db
    .updateTable('google_grants')
    .set({ ...access, ...(refresh_token ? { refresh_token } : {}), updated_at: now })
    .where('user_id', '=', userId)
    .where('refresh_token', '=', seen.refresh_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The grant as it was stored when it was used. */
export type SeenGrant = Pick<StoredGrant, 'refresh_token' | 'access_token'>;

/**
 * Marks the grant dead and runs `notify` in the same transaction, once: a second caller changes nothing, and a
 * sign-in that happened in between is not undone. False when nothing was changed.
 */
export async function markReconnect(
  db: Database,
  userId: string,
  seen: SeenGrant,
  now: Date,
  notify: (userId: string, transaction: Queryable) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('google_grants')
      .set({ reconnect_since: now, updated_at: now })
      .where('user_id', '=', userId)
      .where('reconnect_since', 'is', null)
      .where('refresh_token', 'is not distinct from', seen.refresh_token)
      .where('access_token', 'is not distinct from', seen.access_token)
      .returning('user_id')
      .executeTakeFirst();
    if (marked) await notify(userId, transaction);
    return marked !== undefined;
  });
}
