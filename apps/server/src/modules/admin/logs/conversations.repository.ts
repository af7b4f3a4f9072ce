import type { Channel } from '@catch/contract/common';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { cappedTotal, EXACT_TOTAL, exactTotal, type Page, type Total } from '../page.ts';
import { splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import {
  all,
  countedDays,
  createdIn,
  type RollUpState,
  rollUpState,
  uncounted,
} from '../statistics/counted-messages.ts';
import { idsOf, type MessageFilter } from './messages.repository.ts';

export interface ConversationRow {
  readonly user_id: string;
  readonly user_email: string;
  readonly channel: Channel;
  readonly message_count: number;
  readonly first_message_at: Date;
  readonly last_message_at: Date;
}

/** Users and channels with a message that the filter lets through, the most recent first; counts are of those. */
export const listConversations = (
  db: Database,
  filter: MessageFilter,
  page: Page,
): Promise<{ rows: ConversationRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const state = await rollUpState(snapshot);
    return filter.range.to
      ? listWithin(snapshot, filter, page, state)
      : listSince(snapshot, filter, page, state);
  });

const whose = ({ users, channel }: MessageFilter): RawBuilder<unknown> =>
  all([
    channel && sql`channel = ${channel}`,
    users?.kind === 'few' ? sql`user_id = any(${idsOf(users)}::uuid[])` : undefined,
    users?.kind === 'many'
      ? sql`user_id in (select id from users where lower(email) like lower(${users.pattern}))`
      : undefined,
  ]);

/** Looked up row by row: a join would read all users for the sake of a hundred. */
const emailOfPage = sql`(select email from users where users.id = page.user_id)`;

/** Without an end, a conversation's last message is its last: the index on it gives page and count. */
async function listSince(
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: Page,
  state: RollUpState,
): Promise<{ rows: ConversationRow[] } & Total> {
  const { from } = filter.range;
  const live = sql`live as materialized (
    select user_id, channel, count(*) as messages, min(created_at) as first_at, max(created_at) as last_at
    from messages where ${all([sql`id > ${state.watermark}`, createdIn(filter.range), whose(filter)])} group by 1, 2
  )`;
  const counted = sql`conversation_totals where ${all([from && sql`last_at >= ${from}`, whose(filter)])}`;
  const figures = from
    ? sql`select count(*) as messages, min(created_at) as first_at from messages
          where user_id = page.user_id and channel = page.channel and created_at >= ${from}`
    : sql`select page.messages, page.first_at`;
  const { rows } = await sql<ConversationRow>`
    with ${live},
    keys as (
      (select user_id, channel from ${counted} order by last_at desc, user_id, channel limit ${limit + offset})
      union select user_id, channel from live
    ),
    page as (
      select user_id, channel, (coalesce(t.messages, 0) + coalesce(l.messages, 0))::bigint as messages,
        least(t.first_at, l.first_at) as first_at, greatest(t.last_at, l.last_at) as last_at
      from keys left join conversation_totals t using (user_id, channel) left join live l using (user_id, channel)
      order by last_at desc, user_id, channel limit ${limit} offset ${offset}
    )
    select page.user_id, ${emailOfPage} as user_email, page.channel, figures.messages::bigint as message_count,
      figures.first_at as first_message_at, page.last_at as last_message_at
    from page cross join lateral (${figures}) figures
    order by page.last_at desc, page.user_id, page.channel`.execute(db);
  const isFiltered = from || filter.channel || filter.users;
  if (!isFiltered) {
    const { rows: fresh } = await sql<{ fresh: number }>`
      with ${live} select count(*) as fresh from live l where not exists (
        select 1 from conversation_totals t where t.user_id = l.user_id and t.channel = l.channel)`.execute(
      db,
    );
    return { rows, ...exactTotal(state.conversations + (fresh[0]?.fresh ?? 0)) };
  }
  // Counted up to the cap, and those of the uncounted that are not among them.
  const { rows: found } = await sql<{ total: number }>`
    with ${live} select
      (select count(*) from (select 1 from ${counted} limit ${EXACT_TOTAL + 1}) capped)
      + (select count(*) from live l where not exists (
          select 1 from conversation_totals t where t.user_id = l.user_id and t.channel = l.channel
            ${from ? sql`and t.last_at >= ${from}` : sql``})) as total`.execute(db);
  return { rows, ...cappedTotal(found[0]?.total ?? 0) };
}

/** With an end, days that are counted and what lies at the ends are put together. */
async function listWithin(
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: Page,
  state: RollUpState,
): Promise<{ rows: ConversationRow[] } & Total> {
  const parts = uncounted(filter.range, state.watermark).map(
    (condition) => sql`union all
      select user_id, channel, count(*), min(created_at), max(created_at) from messages
      where ${all([condition, whose(filter)])} group by 1, 2`,
  );
  const grouped = sql`
    select user_id, channel, sum(messages)::bigint as messages, min(first_at) as first_at, max(last_at) as last_at
    from (
      select user_id, channel, messages::bigint as messages, first_at, last_at from message_cells
      where ${all([countedDays(splitRange(filter.range)), whose(filter)])}
      ${sql.join(parts, sql` `)}
    ) parts group by 1, 2`;
  const { rows } = await sql<ConversationRow & { total: number }>`
    with grouped as materialized (${grouped}),
    page as (select * from grouped order by last_at desc, user_id, channel limit ${limit} offset ${offset})
    select page.user_id, ${emailOfPage} as user_email, page.channel, page.messages as message_count,
      page.first_at as first_message_at, page.last_at as last_message_at, counted.total
    from (select count(*) as total from grouped) counted left join page on true
    order by page.last_at desc, page.user_id, page.channel`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.filter(({ user_id }) => user_id !== null),
    ...cappedTotal(total),
  };
}
