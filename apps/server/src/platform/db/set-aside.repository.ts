import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Rows move here from their own table, and go back or are erased (ADR 52). The table's owner describes it. */
export interface SetAsideKind {
  readonly kind: string;
  readonly table: string;
  /** What identifies a row. A link has no id of its own: it is its owner's. */
  readonly key: string;
  /** A row that is deleted together with it and returns with it: of which table, and the column that refers to it. */
  readonly along?: { readonly table: string; readonly key: string };
  /** Keeps when the row was removed, once it is back. */
  readonly removedAt?: string;
}

/** How long Undo is offered. */
const UNDO_MS = 60_000;
/** Longer than it is offered: a press at the last moment still finds it. */
const KEPT_MS = UNDO_MS + 15_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export const undoUntil = (setAsideAt: Date): Date => new Date(setAsideAt.getTime() + UNDO_MS);

export interface SetAsideItem {
  readonly userId: string;
  readonly of: SetAsideKind;
  readonly itemId: string;
}

/** Out of its table, as it was. False: it is not there. */
export async function setAside(
  db: Queryable,
  { userId, of, itemId }: SetAsideItem,
  at: Date,
): Promise<boolean> {
  const { kind, table, key, along } = of;
  const other = along
    ? sql`(select to_jsonb(a) from ${sql.table(along.table)} a where a.${sql.ref(along.key)}::text = ${itemId})`
    : sql`null::jsonb`;
  const { rows } = await sql`
    with gone as (
      delete from ${sql.table(table)} t where t.user_id = ${userId} and t.${sql.ref(key)} = ${itemId} returning t.*
    )
    insert into set_aside (user_id, kind, item_id, contents, set_aside_at)
    select ${userId}, ${kind}, ${itemId}, to_jsonb(gone) || jsonb_build_object('along', ${other}), ${at} from gone
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
  { userId, of, itemId }: SetAsideItem,
  now: Date,
): Promise<'back' | 'taken' | 'gone'> {
  const { kind, table, key, along, removedAt } = of;
  const { rows: aside } = await sql<{ contents: Record<string, unknown>; set_aside_at: Date }>`
    delete from set_aside where user_id = ${userId} and kind = ${kind} and item_id = ${itemId}
      and set_aside_at > ${before(now, KEPT_MS)} returning contents, set_aside_at`.execute(db);
  const [found] = aside;
  if (found) {
    const stamp = removedAt === undefined ? {} : { [removedAt]: found.set_aside_at };
    await insertBack(db, table, { ...found.contents, ...stamp });
    if (along && found.contents.along) await insertBack(db, along.table, found.contents.along);
  }
  const { rows } = await sql`
    select 1 from ${sql.table(table)} t where t.user_id = ${userId} and t.${sql.ref(key)} = ${itemId}`.execute(
    db,
  );
  if (rows.length > 0) return 'back';
  return found ? 'taken' : 'gone';
}

async function insertBack(db: Queryable, table: string, row: unknown): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)).*
    on conflict do nothing`.execute(db);
}

const namesOf = (kinds: readonly SetAsideKind[]): string[] => kinds.map(({ kind }) => kind);

export interface SetAsideRow {
  readonly kind: string;
  readonly item_id: string;
  readonly contents: Record<string, unknown>;
  readonly set_aside_at: Date;
}

/** What can still be put back. */
export const listSetAside = (
  db: Queryable,
  userId: string,
  kinds: readonly SetAsideKind[],
  now: Date,
): Promise<SetAsideRow[]> =>
  db
    .selectFrom('set_aside')
    .select(['kind', 'item_id', 'contents', 'set_aside_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', namesOf(kinds))
    .where('set_aside_at', '>', before(now, UNDO_MS))
    .orderBy('set_aside_at')
    .execute();

export async function isSetAside(db: Queryable, { userId, of, itemId }: SetAsideItem): Promise<boolean> {
  const row = await db
    .selectFrom('set_aside')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', of.kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until when a link that was cut can be put back; null when there is none. */
export async function linkUndoUntil(
  db: Queryable,
  userId: string,
  links: SetAsideKind,
  now: Date,
): Promise<string | null> {
  const [aside] = await listSetAside(db, userId, [links], now);
  return aside ? undoUntil(aside.set_aside_at).toISOString() : null;
}

/** Erased for good; answers what it was, for those who have something to tidy up behind it. */
export async function eraseExpiredSetAside(
  db: Queryable,
  kinds: readonly SetAsideKind[],
  now: Date,
): Promise<SetAsideRow[]> {
  return db
    .deleteFrom('set_aside')
    .where('kind', 'in', namesOf(kinds))
    .where('set_aside_at', '<=', before(now, KEPT_MS))
    .returning(['kind', 'item_id', 'contents', 'set_aside_at'])
    .execute();
}

/** Nobody may have it back: its owner leaves, or staff reset the account. */
export const eraseSetAsideOf = (
  db: Queryable,
  userId: string,
  kinds: readonly SetAsideKind[],
): Promise<SetAsideRow[]> =>
  db
    .deleteFrom('set_aside')
    .where('user_id', '=', userId)
    .where('kind', 'in', namesOf(kinds))
    .returning(['kind', 'item_id', 'contents', 'set_aside_at'])
    .execute();
