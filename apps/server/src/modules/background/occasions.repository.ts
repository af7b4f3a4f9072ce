import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { OccasionKind } from '../../platform/db/tables/background.ts';
import type { PlannedOccasion } from './plan/plan-days.ts';

export interface Occasion {
  readonly userId: string;
  readonly kind: OccasionKind;
  readonly occasion: string;
  readonly dueAt: Date;
  readonly untilAt: Date;
}

/**
 * Plans, or moves what is planned. What is settled stays settled; nothing is planned in the past, and what moves into
 * the past is dropped: nobody gets at noon what they now want at seven. Unless nobody chose that minute: a day that
 * begins a little earlier than expected still gets its briefing.
 */
export async function planOccasions(
  db: Queryable,
  userId: string,
  planned: readonly PlannedOccasion[],
  now: Date,
): Promise<void> {
  for (const { kind, occasion, dueAt, untilAt, isAssumed } of planned) {
    const [due, until] = [new Date(dueAt), new Date(untilAt)];
    if (due < now && isAssumed && now < until)
      await sql`
        update background_occasions set due_at = ${now}, until_at = ${until}, try_at = ${now}
        where user_id = ${userId} and kind = ${kind} and occasion = ${occasion}
          and outcome is null and due_at > ${now}`.execute(db);
    else if (due < now)
      await sql`
        delete from background_occasions where user_id = ${userId} and kind = ${kind} and occasion = ${occasion}
          and outcome is null and due_at > ${now}`.execute(db);
    else
      await sql`
        insert into background_occasions as o (user_id, kind, occasion, due_at, until_at, try_at)
        values (${userId}, ${kind}, ${occasion}, ${due}, ${until}, ${due})
        on conflict (user_id, kind, occasion) do update
        set due_at = excluded.due_at, until_at = excluded.until_at, try_at = excluded.try_at
        where o.outcome is null and o.due_at <> excluded.due_at`.execute(db);
  }
}

/** Something that happened just now. */
export async function addOccasion(db: Queryable, occasion: Occasion): Promise<void> {
  const { userId, kind, dueAt, untilAt } = occasion;
  await sql`
    insert into background_occasions (user_id, kind, occasion, due_at, until_at, try_at)
    values (${userId}, ${kind}, ${occasion.occasion}, ${dueAt}, ${untilAt}, ${dueAt})
    on conflict (user_id, kind, occasion) do nothing`.execute(db);
}

/** Takes what is due, the longest waiting first, for as long as the lease: should this process die, others go on. */
export async function claimOccasions(
  db: Queryable,
  now: Date,
  leaseUntil: Date,
  most: number,
): Promise<Occasion[]> {
  const { rows } = await sql<Occasion>`
    update background_occasions o set try_at = ${leaseUntil}
    from (
      select user_id, kind, occasion from background_occasions
      where outcome is null and try_at <= ${now} order by try_at limit ${most} for update skip locked
    ) due
    where o.user_id = due.user_id and o.kind = due.kind and o.occasion = due.occasion
    returning o.user_id as "userId", o.kind, o.occasion, o.due_at as "dueAt", o.until_at as "untilAt"`.execute(
    db,
  );
  return rows;
}

/** True when this call settled it: sending and settling in one transaction sends once. */
export async function settleOccasion(
  db: Queryable,
  { userId, kind, occasion }: Occasion,
  settled: { readonly outcome: string; readonly at: Date; readonly localDay?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('background_occasions')
    .set({ outcome: settled.outcome, settled_at: settled.at, local_day: settled.localDay ?? null })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('occasion', '=', occasion)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function putOff(
  db: Queryable,
  { userId, kind, occasion }: Occasion,
  until: Date,
): Promise<void> {
  await db
    .updateTable('background_occasions')
    .set({ try_at: until })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('occasion', '=', occasion)
    .where('outcome', 'is', null)
    .execute();
}

/** Whether anything of the kind was ever said to them. */
export async function wasSentBefore(db: Queryable, userId: string, kind: OccasionKind): Promise<boolean> {
  const found = await db
    .selectFrom('background_occasions')
    .select('occasion')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('outcome', '=', 'told')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetSettled(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from background_occasions where ctid in (
      select ctid from background_occasions where outcome is not null and settled_at < ${before} limit 5000)`.execute(
    db,
  );
}
