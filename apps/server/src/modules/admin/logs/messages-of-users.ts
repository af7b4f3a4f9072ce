import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { byUsers, idsOf, type MatchingUsers, uuids } from '../matching-users.ts';
import { EXACT_TOTAL, type Page } from '../page.ts';
import { all } from '../statistics/counted-messages.ts';
import { conditions, countUpToCap, type MessageFilter, newestFirst } from './message-filter.ts';

type FilterByUsers = MessageFilter & { readonly users: MatchingUsers };

export interface FoundMessages {
  /** Right up to the cap. */
  readonly counted: number;
  /** Selects the ids of the page. */
  readonly page: RawBuilder<unknown>;
}

/** Messages of the people whom the filter means; `everything` counts those of anybody. */
export async function messagesOfUsers(
  db: Queryable,
  filter: FilterByUsers,
  page: Page,
  everything: () => Promise<number>,
  watermark: number,
): Promise<FoundMessages> {
  const { users, range } = filter;
  if (users.kind === 'many') {
    const counted = await countOfMany(db, filter, watermark);
    return { counted, page: pageOfMany(filter, page, counted, await everything()) };
  }
  const wanted = page.limit + page.offset;
  const isRanged = range.from !== undefined || range.to !== undefined;
  const survey = range.to ? undefined : await surveyPeople(db, filter, idsOf(users), wanted, watermark);
  const counted = survey && !isRanged ? survey.counted : await countOfFew(db, filter, idsOf(users));
  const ids = survey?.people ?? users.users.map(({ id }) => id);
  const since = survey?.since ?? undefined;
  const oneByOne = Math.min(counted, ids.length * wanted);
  // Where a few people wrote a good part of all there is, going back in time meets them soonest.
  if (!since && oneByOne > (2 * wanted * (await everything())) / Math.max(1, counted))
    return { counted, page: pageBackInTime(filter, page) };
  const left = { ...filter, range: { from: since ?? range.from, to: range.to } };
  return { counted, page: pageOfFew(left, ids, page) };
}

interface Survey {
  readonly counted: number;
  /** Nothing before it can be on the page; null when nothing is known to be too old. */
  readonly since: Date | null;
  /** Who wrote since then. */
  readonly people: string[];
}

/**
 * Of as many conversations as messages are wanted each has at least its last message: where the oldest of these lies,
 * the page begins at the latest, and most people have written nothing since. Without an end only: with one, the last
 * message may lie behind it.
 */
async function surveyPeople(
  db: Queryable,
  { channel, range: { from } }: MessageFilter,
  ids: string,
  wanted: number,
  watermark: number,
): Promise<Survey> {
  const inChannel = channel && sql`channel = ${channel}`;
  const { rows } = await sql<Survey>`
    with wanted as materialized (select unnest(${ids}::uuid[]) as user_id),
    theirs as materialized (
      select wanted.user_id, own.messages, own.last_at from wanted cross join lateral (
        select messages, last_at from conversation_totals
        where ${all([sql`user_id = wanted.user_id`, inChannel, from && sql`last_at >= ${from}`])} offset 0
      ) own
    ),
    live as materialized (
      select user_id, count(*) as messages from wanted join (
        select user_id, channel, created_at from messages where id > ${watermark} order by id desc offset 0
      ) fresh using (user_id) where ${all([inChannel, from && sql`created_at >= ${from}`])} group by 1
    ),
    bound as materialized (
      select date_trunc('milliseconds', last_at) as since from theirs order by last_at desc limit 1 offset ${wanted - 1}
    )
    select (select coalesce(sum(messages), 0) from theirs)::bigint
        + (select coalesce(sum(messages), 0) from live)::bigint as counted,
      (select since from bound) as since,
      array(
        select user_id from theirs where last_at >= coalesce((select since from bound), '-infinity')
        union select user_id from live
      ) as people`.execute(db);
  return rows[0] ?? { counted: 0, since: null, people: [] };
}

const pageOfFew = (filter: MessageFilter, ids: readonly string[], { limit, offset }: Page) => sql`
  select found.id, found.created_at from unnest(${uuids(ids)}::uuid[]) as wanted (user_id)
  cross join lateral (
    select id, created_at from messages where user_id = wanted.user_id and ${conditions(filter)}
    ${newestFirst} limit ${limit + offset}
  ) found ${newestFirst} limit ${limit} offset ${offset}`;

const pageBackInTime = (filter: FilterByUsers, { limit, offset }: Page) => sql`
  select id, created_at from messages where ${all([conditions(filter), byUsers(filter.users)])}
  ${newestFirst} limit ${limit} offset ${offset}`;

/** So many rows are sorted quicker than the whole of time is looked through for them. */
const FEW_ROWS = 5000;

function pageOfMany(filter: FilterByUsers, page: Page, counted: number, everything: number) {
  const backInTime = ((page.limit + page.offset) * everything) / Math.max(1, counted);
  if (counted > FEW_ROWS || counted > backInTime) return pageBackInTime(filter, page);
  return sql`
    with theirs as materialized (
      select id, created_at from messages where ${all([conditions(filter), byUsers(filter.users)])}
    )
    select id, created_at from theirs ${newestFirst} limit ${page.limit} offset ${page.offset}`;
}

async function countOfFew(db: Queryable, filter: MessageFilter, ids: string): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (
      select 1 from unnest(${ids}::uuid[]) as wanted (user_id) cross join lateral (
        select 1 from messages where user_id = wanted.user_id and ${conditions(filter)} offset 0
      ) own limit ${EXACT_TOTAL + 1}
    ) matching`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** A conversation holds at least one message, so more than the cap of them need not be summed. */
async function countOfMany(db: Queryable, filter: FilterByUsers, watermark: number): Promise<number> {
  const { users, channel, range } = filter;
  if (range.from || range.to) return countUpToCap(db, all([conditions(filter), byUsers(users)]));
  const whose = all([byUsers(users), channel && sql`channel = ${channel}`]);
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(messages), 0) from (
        select messages from conversation_totals where ${whose} limit ${EXACT_TOTAL + 1}) kept)::bigint
      + (select count(*) from messages where id > ${watermark} and ${whose}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
