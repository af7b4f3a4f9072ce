import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { cappedTotal, EXACT_TOTAL, exactTotal, type Page, type Total } from '../page.ts';
import { all, createdIn, type RollUpState } from '../statistics/counted-messages.ts';
import { type ConversationRow, conversationsOf, emailOfPage } from './conversation-rows.ts';
import type { MessageFilter } from './message-filter.ts';

/** Without an end, a conversation's last message is its last: the index on it gives page and count. */
export async function listSince(
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: Page,
  state: RollUpState,
): Promise<{ rows: ConversationRow[] } & Total> {
  const { from } = filter.range;
  const live = sql`live as materialized (
    select user_id, channel, count(*) as messages, min(created_at) as first_at, max(created_at) as last_at
    from messages where ${all([sql`id > ${state.watermark}`, createdIn(filter.range), conversationsOf(filter)])} group by 1, 2
  )`;
  const counted = sql`conversation_totals where ${all([from && sql`last_at >= ${from}`, conversationsOf(filter)])}`;
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
  // In the order of their index the newest are counted without reading the table; certain people's are found by theirs.
  const inOrder = from && !filter.users ? sql`order by last_at desc` : sql``;
  // Counted up to the cap, and those of the uncounted that are not among them.
  const { rows: found } = await sql<{ total: number }>`
    with ${live} select
      (select count(*) from (select 1 from ${counted} ${inOrder} limit ${EXACT_TOTAL + 1}) capped)
      + (select count(*) from live l where not exists (
          select 1 from conversation_totals t where t.user_id = l.user_id and t.channel = l.channel
            ${from ? sql`and t.last_at >= ${from}` : sql``})) as total`.execute(db);
  return { rows, ...cappedTotal(found[0]?.total ?? 0) };
}
