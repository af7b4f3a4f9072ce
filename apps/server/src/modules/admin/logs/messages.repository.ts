import type { Channel } from '@catch/contract/common';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import type { MatchingUsers } from '../matching-users.ts';
import { cappedTotal, EXACT_TOTAL, exactTotal, type Page, type Total } from '../page.ts';
import type { Range } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { all, countMessages, createdIn, rollUpState } from '../statistics/counted-messages.ts';
import { skipDays } from './skip-days.ts';

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
  inSnapshot(db, async (snapshot) => {
    const { watermark } = await rollUpState(snapshot);
    const everything = await countMessages(snapshot, filter.range, filter.channel, watermark);
    const counted = await countFiltered(snapshot, filter, everything, watermark);
    const found =
      page.offset >= counted
        ? undefined
        : filter.users
          ? pageOf({ ...filter, users: filter.users }, page, counted, everything)
          : await pageByDays(snapshot, filter, page, watermark);
    const rows = found ? await fetchRows(snapshot, found, sql`desc`) : [];
    const isFiltered = filter.users || filter.channel || filter.range.from || filter.range.to;
    return { rows, ...(isFiltered ? cappedTotal(counted) : exactTotal(counted)) };
  });

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

async function pageByDays(
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: Page,
  watermark: number,
): Promise<RawBuilder<unknown>> {
  const left = await skipDays(db, filter, offset, watermark);
  return sql`
    select id, created_at from messages where ${conditions({ ...filter, range: left.range })}
    order by created_at desc, id desc limit ${limit} offset ${left.offset}`;
}

/** So many rows are sorted quicker than the whole of time is looked through for them. */
const FEW_ROWS = 5000;

/**
 * Of a few people's messages the newest are found user by user; where they are few altogether, all are sorted; where
 * these people wrote a good part of all there is, going back in time meets them soonest.
 */
function pageOf(
  filter: MessageFilter & { readonly users: MatchingUsers },
  { limit, offset }: Page,
  counted: number,
  everything: number,
): RawBuilder<unknown> {
  const newestFirst = sql`order by created_at desc, id desc`;
  const { users } = filter;
  const backInTime = ((limit + offset) * everything) / Math.max(1, counted);
  if (users.kind === 'few' && users.users.length * (limit + offset) <= backInTime * 2)
    return sql`
      select found.id, found.created_at from unnest(${idsOf(users)}::uuid[]) as wanted (user_id)
      cross join lateral (
        select id, created_at from messages where user_id = wanted.user_id and ${conditions(filter)}
        ${newestFirst} limit ${limit + offset}
      ) found ${newestFirst} limit ${limit} offset ${offset}`;
  const theirs = sql`select id, created_at from messages where ${all([conditions(filter), byUsers(users)])}`;
  return counted <= FEW_ROWS && counted <= backInTime
    ? sql`select * from (with theirs as materialized (${theirs}) select * from theirs) found
        ${newestFirst} limit ${limit} offset ${offset}`
    : sql`${theirs} ${newestFirst} limit ${limit} offset ${offset}`;
}

const byUsers = (users: MatchingUsers): RawBuilder<unknown> => {
  return users.kind === 'few' ? sql`user_id = any(${idsOf(users)}::uuid[])` : likeUsers(users.pattern);
};

export const idsOf = ({ users }: Extract<MatchingUsers, { kind: 'few' }>): string[] =>
  users.map(({ id }) => id);

/** Right up to the cap; a conversation holds at least one message, so more than that many need not be summed. */
async function countFiltered(
  db: Queryable,
  filter: MessageFilter,
  everything: number,
  watermark: number,
): Promise<number> {
  const { users, channel, range } = filter;
  if (!users) return everything;
  if (range.from || range.to) return countUpToCap(db, all([conditions(filter), byUsers(users)]));
  const whose = all([byUsers(users), channel && sql`channel = ${channel}`]);
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(messages), 0) from (
        select messages from conversation_totals where ${whose} limit ${EXACT_TOTAL + 1}) kept)::bigint
      + (select count(*) from messages where id > ${watermark} and ${whose}) as total`.execute(db);
  return rows[0]?.total ?? 0;
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
