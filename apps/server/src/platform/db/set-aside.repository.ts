import { sql } from 'kysely';
import type { Queryable } from './database.ts';
import type { SetAsideTable } from './tables/memory.ts';

/** Rows leave their own table for here, and go back or are erased (ADR 52). */
export type AsideKind = SetAsideTable['kind'];

/** How long Undo is offered. */
const UNDO_MS = 60_000;
/** Longer than it is offered: a press at the last moment still finds it. */
const KEPT_MS = UNDO_MS + 15_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export const undoUntil = (setAsideAt: Date): Date => new Date(setAsideAt.getTime() + UNDO_MS);

const tables = {
  preference: { table: 'preferences', key: 'id' },
  reminder: { table: 'reminders', key: 'id' },
  whatsapp: { table: 'whatsapp_links', key: 'user_id' },
  slack: { table: 'slack_links', key: 'user_id' },
} as const satisfies Record<AsideKind, { table: string; key: string }>;

export interface Aside {
  readonly userId: string;
  readonly kind: AsideKind;
  /** A link has no name of its own: it is its owner's. */
  readonly itemId: string;
}

/** Out of its table, as it was; with what hangs on it when it is a choice about messages. False: it is not there. */
export async function putAside(db: Queryable, { userId, kind, itemId }: Aside, at: Date): Promise<boolean> {
  const { table, key } = tables[kind];
  const { rows } = await sql`
    with gone as (
      delete from ${sql.table(table)} t where t.user_id = ${userId} and t.${sql.ref(key)} = ${itemId} returning t.*
    )
    insert into set_aside (user_id, kind, item_id, contents, set_aside_at)
    select ${userId}, ${kind}, ${itemId}, to_jsonb(gone) || jsonb_build_object('choice', (
      select to_jsonb(c) from notification_choices c where ${kind} = 'preference' and c.preference_id::text = ${itemId}
    )), ${at} from gone
    on conflict (user_id, kind, item_id) do update set contents = excluded.contents, set_aside_at = excluded.set_aside_at
    returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Back into its table. 'taken': somebody else has what it needs by now, such as the same phone. Pressed twice, the second
 * finds it back already.
 */
export async function putBack(
  db: Queryable,
  { userId, kind, itemId }: Aside,
  now: Date,
): Promise<'back' | 'taken' | 'gone'> {
  const { table, key } = tables[kind];
  const { rows: aside } = await sql<{ contents: Record<string, unknown>; set_aside_at: Date }>`
    delete from set_aside where user_id = ${userId} and kind = ${kind} and item_id = ${itemId}
      and set_aside_at > ${before(now, KEPT_MS)} returning contents, set_aside_at`.execute(db);
  const [found] = aside;
  if (found) {
    // What was due before it was removed has been told; that lies in rows that went with it.
    const contents = JSON.stringify({ ...found.contents, told_from: found.set_aside_at });
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, ${contents}::jsonb)).*
      on conflict do nothing`.execute(db);
    if (found.contents.choice)
      await sql`
        insert into notification_choices
        select (jsonb_populate_record(null::notification_choices, ${JSON.stringify(found.contents.choice)}::jsonb)).*
        on conflict do nothing`.execute(db);
  }
  const { rows } = await sql`
    select 1 from ${sql.table(table)} t where t.user_id = ${userId} and t.${sql.ref(key)} = ${itemId}`.execute(
    db,
  );
  if (rows.length > 0) return 'back';
  return found ? 'taken' : 'gone';
}

export interface AsideRow {
  readonly kind: AsideKind;
  readonly item_id: string;
  readonly contents: Record<string, unknown>;
  readonly set_aside_at: Date;
}

/** What can still be put back. */
export const listAside = (
  db: Queryable,
  userId: string,
  kinds: readonly AsideKind[],
  now: Date,
): Promise<AsideRow[]> =>
  db
    .selectFrom('set_aside')
    .select(['kind', 'item_id', 'contents', 'set_aside_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('set_aside_at', '>', before(now, UNDO_MS))
    .orderBy('set_aside_at')
    .execute();

export async function isAside(db: Queryable, { userId, kind, itemId }: Aside): Promise<boolean> {
  const row = await db
    .selectFrom('set_aside')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until when a link that was cut can be put back; null when there is none. */
export async function linkUndoUntil(
  db: Queryable,
  userId: string,
  kind: 'whatsapp' | 'slack',
  now: Date,
): Promise<string | null> {
  const [aside] = await listAside(db, userId, [kind], now);
  return aside ? undoUntil(aside.set_aside_at).toISOString() : null;
}

/** Erased for good; answers what it was, for those who have something to tidy up behind it. */
export async function eraseOldAside(
  db: Queryable,
  kinds: readonly AsideKind[],
  now: Date,
): Promise<AsideRow[]> {
  return db
    .deleteFrom('set_aside')
    .where('kind', 'in', kinds)
    .where('set_aside_at', '<=', before(now, KEPT_MS))
    .returning(['kind', 'item_id', 'contents', 'set_aside_at'])
    .execute();
}

/** The owner, or staff who reset the account, want none of it back. */
export const eraseAsideOf = (db: Queryable, userId: string, kinds: readonly AsideKind[]): Promise<unknown> =>
  db.deleteFrom('set_aside').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
