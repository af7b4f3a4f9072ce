import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { reachable } from '../channels/index.ts';

/** A person whose calendar is being looked at by this process. */
export interface Look {
  readonly userId: string;
  /** Ours for this long; at the end it also proves that no other look was requested in the meantime. */
  readonly leaseUntil: Date;
  readonly failures: number;
  readonly syncToken: string | null;
  readonly syncedAt: Date | null;
  /** Null also when what the plan rests on changed since: a choice, or the hours they work. */
  readonly plannedAt: Date | null;
  readonly watchAt: Date | null;
}

/** Everybody who has connected a channel since; nobody else could be reached. */
export async function enrolConnected(db: Queryable, now: Date): Promise<void> {
  await sql`
    insert into background_people (user_id, look_at)
    select distinct user_id, ${now}::timestamptz from ${reachable} linked
    where not exists (select 1 from background_people b where b.user_id = linked.user_id)
    on conflict (user_id) do nothing`.execute(db);
}

/** That a plan is out of date is remembered until one is made: a look may fail, and its process may die. */
export async function claimLooks(db: Queryable, now: Date, leaseUntil: Date, most: number): Promise<Look[]> {
  const { rows } = await sql<Omit<Look, 'leaseUntil'>>`
    update background_people p set look_at = ${leaseUntil},
      planned_at = case when due.look_at = to_timestamp(0) then null else p.planned_at end
    from (
      select user_id, look_at from background_people where look_at <= ${now}
      order by look_at limit ${most} for update skip locked
    ) due
    where p.user_id = due.user_id
    returning p.user_id as "userId", p.failures, p.sync_token as "syncToken", p.synced_at as "syncedAt",
      p.planned_at as "plannedAt", p.watch_at as "watchAt"`.execute(db);
  return rows.map((row) => ({ ...row, leaseUntil }));
}

export interface LookDone {
  readonly nextAt: Date;
  readonly failures: number;
  readonly syncToken?: string | null | undefined;
  readonly syncedAt?: Date | undefined;
  readonly plannedAt?: Date | undefined;
  readonly watchAt?: Date | undefined;
}

/** What was learned is kept; the next look is postponed only if none was requested in the meantime. */
export async function finishLook(db: Queryable, look: Look, done: LookDone): Promise<void> {
  await sql`
    update background_people set
      look_at = case when look_at = ${look.leaseUntil} then ${done.nextAt}::timestamptz else look_at end,
      failures = ${done.failures},
      sync_token = ${done.syncToken === undefined ? sql`sync_token` : done.syncToken},
      synced_at = coalesce(${done.syncedAt ?? null}::timestamptz, synced_at),
      planned_at = case when look_at = ${look.leaseUntil} then coalesce(${done.plannedAt ?? null}::timestamptz, planned_at)
        else planned_at end,
      watch_at = coalesce(${done.watchAt ?? null}::timestamptz, watch_at)
    where user_id = ${look.userId}`.execute(db);
}

/** Somebody has reason to believe that their calendar changed. */
export async function askForLook(db: Queryable, userId: string, at: Date): Promise<void> {
  await sql`update background_people set look_at = ${at} where user_id = ${userId} and look_at > ${at}`.execute(
    db,
  );
}

/** One glance at two indexes. */
export async function isAnythingDue(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select 1 from background_occasions where outcome is null and try_at <= ${now})
      or exists (select 1 from background_people where look_at <= ${now}) as due`.execute(db);
  return rows[0]?.due ?? false;
}
