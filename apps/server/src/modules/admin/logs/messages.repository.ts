import type { Channel } from '@catch/contract/common';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import type { MatchingUsers } from '../matching-users.ts';
import { cappedTotal, EXACT_TOTAL, exactTotal, type Page, type Total } from '../page.ts';
import type { Range } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { all, countMessages, createdIn, rollUpState } from '../statistics/counted-messages.ts';

export interface MessageFilter {
  readonly users: MatchingUsers | undefined;
  readonly channel: Channel | undefined;
  readonly range: Range;
}

export interface MessageRow {
  readonly id: number;
  readonly user_id: string;
  readonly user_email: string;
  readonly channel: Channel;
  readonly created_at: Date;
  readonly message: string;
  readonly turn_id: string | null;
  readonly trace_id: string | null;
}

/** Newest first. */
export const listMessages = (
  db: Database,
  filter: MessageFilter,
  page: Page,
): Promise<{ rows: MessageRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => ({
    rows: await fetchRows(snapshot, pageOf(filter, page), sql`desc`),
    ...(await countFiltered(snapshot, filter)),
  }));

/** The ids of a page are found in an index alone; only then are the messages read. */
async function fetchRows(db: Queryable, page: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<MessageRow>`
    with page as materialized (${page})
    select m.id, m.user_id, u.email as user_email, m.channel, m.created_at, m.message, m.turn_id, m.trace_id
    from page join messages m on m.id = page.id join users u on u.id = m.user_id
    order by m.created_at ${order}, m.id ${order}`.execute(db);
  return rows;
}

const conditions = ({ channel, range }: Pick<MessageFilter, 'channel' | 'range'>) =>
  all([createdIn(range), channel && sql`channel = ${channel}`]);

const likeUsers = (pattern: string) =>
  sql`user_id in (select id from users where lower(email) like lower(${pattern}))`;

function pageOf(filter: MessageFilter, { limit, offset }: Page): RawBuilder<unknown> {
  const newestFirst = sql`order by created_at desc, id desc`;
  if (filter.users?.kind === 'few')
    return sql`
      select found.id, found.created_at from unnest(${idsOf(filter.users)}::uuid[]) as wanted (user_id)
      cross join lateral (
        select id, created_at from messages where user_id = wanted.user_id and ${conditions(filter)}
        ${newestFirst} limit ${limit + offset}
      ) found ${newestFirst} limit ${limit} offset ${offset}`;
  const byUsers = filter.users && likeUsers(filter.users.pattern);
  return sql`
    select id, created_at from messages where ${all([conditions(filter), byUsers])}
    ${newestFirst} limit ${limit} offset ${offset}`;
}

export const idsOf = ({ users }: Extract<MatchingUsers, { kind: 'few' }>): string[] =>
  users.map(({ id }) => id);

async function countFiltered(db: Queryable, filter: MessageFilter): Promise<Total> {
  const { users, channel, range } = filter;
  if (!users) {
    const { watermark } = await rollUpState(db);
    const counted = await countMessages(db, range, channel, watermark);
    return channel || range.from || range.to ? cappedTotal(counted) : exactTotal(counted);
  }
  const byUsers =
    users.kind === 'few' ? sql`user_id = any(${idsOf(users)}::uuid[])` : likeUsers(users.pattern);
  return cappedTotal(await countUpToCap(db, all([conditions(filter), byUsers])));
}

async function countUpToCap(db: Queryable, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from messages where ${where} limit ${EXACT_TOTAL + 1}) matching`.execute(
    db,
  );
  return rows[0]?.counted ?? 0;
}

/** One user's, oldest first. */
export const readConversation = (
  db: Database,
  userId: string,
  filter: Pick<MessageFilter, 'channel' | 'range'>,
  { limit, offset }: Page,
): Promise<{ rows: MessageRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const where = sql`user_id = ${userId} and ${conditions(filter)}`;
    const page = sql`
      select id from messages where ${where} order by created_at, id limit ${limit} offset ${offset}`;
    const rows = await fetchRows(snapshot, page, sql`asc`);
    const isFiltered = filter.channel || filter.range.from || filter.range.to;
    return {
      rows,
      ...(isFiltered
        ? cappedTotal(await countUpToCap(snapshot, where))
        : exactTotal(await countOfUser(snapshot, userId))),
    };
  });

async function countOfUser(db: Queryable, userId: string): Promise<number> {
  const { watermark } = await rollUpState(db);
  const { rows } = await sql<{ total: number }>`
    select coalesce((select messages from user_totals where user_id = ${userId}), 0)
      + (select count(*) from messages where user_id = ${userId} and id > ${watermark}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
