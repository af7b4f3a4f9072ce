import type { AdminUser } from '@catch/contract';
import { sql } from 'kysely';
import { channels } from '../../../channels/index.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { nameOrEmailHas } from '../matching-users.ts';
import { cappedTotal, exactTotal, type Page, type Total } from '../page.ts';

export type AdminUserRow = Omit<AdminUser, 'created_at' | 'updated_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

const ofChannels = channels.flatMap(({ staff }) => staff ?? []);

/**
 * A user as the Users tab shows one; connected means verified (decisions.md), and a number is formatted as its owner
 * would read it. People without a name are called by their address elsewhere, and have none here.
 */
const adminUser = sql`
  select u.id, u.email, nullif(nullif(u.name, ''), u.email) as name, u.picture,
    ${sql.join(ofChannels.map(({ columns }) => columns))},
    u.is_active, u.background_events_enabled, u.created_at, u.updated_at`;
/** Looked up for each of them: a join would read all links, and all users, for the sake of a hundred. */
const links = sql.join(
  ofChannels.map(({ joins }) => joins),
  sql` `,
);
const usersOfPage = sql`
  left join lateral (
    select id, email, name, picture, is_active, background_events_enabled, created_at, updated_at
    from users where id = page.id offset 0
  ) u on true`;

/** Newest first. */
export async function listUsers(
  db: Database,
  { limit, offset }: Page,
): Promise<{ rows: AdminUserRow[] } & Total> {
  const page = sql<AdminUserRow>`
    with page as materialized (select id from users order by created_at desc, id limit ${limit} offset ${offset})
    ${adminUser} from page ${usersOfPage} ${links} order by u.created_at desc, u.id`;
  const count = sql<{ total: number }>`select count(*) as total from users`;
  const [{ rows }, { rows: counted }] = await Promise.all([page.execute(db), count.execute(db)]);
  return { rows, ...exactTotal(counted[0]?.total ?? 0) };
}

/** By name or e-mail, newest first; what matches is looked for once, for the page and for the count. */
export async function searchUsers(
  db: Database,
  search: string,
  { limit, offset }: Page,
): Promise<{ rows: AdminUserRow[] } & Total> {
  const { rows } = await sql<AdminUserRow & { total: number }>`
    with matching as materialized (select id, created_at from users where ${nameOrEmailHas(search)}),
    page as (select id from matching order by created_at desc, id limit ${limit} offset ${offset})
    ${adminUser}, counted.total from (select count(*) as total from matching) counted
    left join page on true ${usersOfPage} ${links} order by u.created_at desc, u.id`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => row),
    ...cappedTotal(total),
  };
}

export async function findAdminUser(db: Queryable, userId: string): Promise<AdminUserRow | undefined> {
  const { rows } = await sql<AdminUserRow>`
    ${adminUser} from users u ${links} where u.id = ${userId}`.execute(db);
  return rows[0];
}

export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export interface CharacterAndProfile {
  readonly selected_character: {
    readonly name: string;
    readonly personality_profile: string;
    readonly selected_voice: string | null;
  } | null;
  readonly profile: { readonly profile_data: Record<string, unknown>; readonly last_updated: Date } | null;
}

export async function findCharacterAndProfile(db: Queryable, userId: string): Promise<CharacterAndProfile> {
  const character = await db
    .selectFrom('users')
    .innerJoin('characters', 'characters.id', 'users.selected_character_id')
    .select(['characters.name', 'personality_profile', 'selected_voice'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const profile = await db
    .selectFrom('profiles')
    .select(['profile_data', 'last_updated'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { selected_character: character ?? null, profile: profile ?? null };
}
