import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { emailIsLike } from '../matching-users.ts';
import { cappedTotal, EXACT_TOTAL, type Page, type Total } from '../page.ts';
import { splitRange } from '../range.ts';
import { all, countedDays, type RollUpState, uncounted } from '../statistics/counted-messages.ts';
import { type ConversationRow, conversationsOf, emailOfPage } from './conversation-rows.ts';
import type { MessageFilter } from './message-filter.ts';
import { createTotalsCache } from './totals-cache.ts';

/** A cell is a conversation's day. So many are looked at for each conversation that is wanted, to begin with. */
const CELLS_FOR_ONE = 2;
/** When those held too few different conversations. */
const TIMES_AS_MANY = 8;
/** So many cells nearly always hold more conversations than are counted, and are soon read. */
const CELLS_AT_ONCE = 1.4 * EXACT_TOTAL;

/**
 * With an end, counted days are combined with the partial days at both ends. Going back day by day meets the newest
 * conversations first, so a page takes only a few days, and its figures only the cells of its own conversations.
 */
export function createListWithin() {
  const keptTotal = createTotalsCache();

  return async (
    db: Queryable,
    filter: MessageFilter,
    page: Page,
    state: RollUpState,
  ): Promise<{ rows: ConversationRow[] } & Total> => {
    const parts = partsOf(filter, state.watermark);
    const wanted = page.limit + page.offset;
    // The cells of a few people are found by index; a request for everything needs every day.
    const isForAll = filter.users?.kind === 'few' || wanted >= state.conversations;
    let most = isForAll ? Number.POSITIVE_INFINITY : wanted * CELLS_FOR_ONE;
    for (;;) {
      const { rows, met, is_all } = await readPage(db, parts, page, most);
      if (is_all) return { rows, ...cappedTotal(met) };
      if (met >= wanted) {
        const total = await keptTotal(db, filter, state.watermark, () => countConversations(db, parts));
        return { rows, ...cappedTotal(total) };
      }
      most = most > CELLS_AT_ONCE ? Number.POSITIVE_INFINITY : most * TIMES_AS_MANY;
    }
  };
}

interface Parts {
  /** The range's whole days and the filter, as conditions on cells. */
  readonly cells: RawBuilder<unknown>;
  readonly days: RawBuilder<unknown>;
  /** A CTE: what no counted day covers, by conversation (and perhaps more than once). */
  readonly loose: RawBuilder<unknown>;
}

function partsOf(filter: MessageFilter, watermark: number): Parts {
  const days = countedDays(splitRange(filter.range));
  const { people, theirs } = peopleOf(filter);
  const loose = uncounted(filter.range, watermark).map(
    (condition) => sql`
      select user_id, channel, count(*) as messages, min(created_at) as first_at, max(created_at) as last_at
      from messages where ${all([condition, theirs])} group by 1, 2`,
  );
  return {
    days,
    cells: all([days, theirs]),
    loose: sql`${people} loose as materialized (${sql.join(loose, sql` union all `)})`,
  };
}

/**
 * Many people are looked for once and kept in a hash, since they are asked for in every part; 'is true' keeps PostgreSQL
 * from turning that round and going through all the cells of each of them.
 */
function peopleOf(filter: MessageFilter): { people: RawBuilder<unknown>; theirs: RawBuilder<unknown> } {
  if (filter.users?.kind !== 'many') return { people: sql``, theirs: conversationsOf(filter) };
  const { users, channel } = filter;
  return {
    people: sql`people as materialized (select id from users where ${emailIsLike(users.emailHas)}),`,
    theirs: all([channel && sql`channel = ${channel}`, sql`(user_id in (select id from people)) is true`]),
  };
}

interface Found {
  readonly rows: ConversationRow[];
  /** Conversations with a message since the day that was gone back to. */
  readonly met: number;
  /** Nothing lies before that day. */
  readonly is_all: boolean;
}

/** Goes back to the day of the cell after so many: of that day on, every cell is seen. */
async function readPage(
  db: Queryable,
  { cells, days, loose }: Parts,
  { limit, offset }: Page,
  most: number,
): Promise<Found> {
  const since = Number.isFinite(most)
    ? sql`select day from message_cells where ${cells} order by day desc, user_id desc, channel desc
        limit 1 offset ${most}`
    : sql`select null::date as day`;
  const { rows } = await sql<ConversationRow & Found>`
    with ${loose},
    since as materialized (${since}),
    recent as materialized (
      select user_id, channel, max(last_at) as last_at from (
        select user_id, channel, last_at from message_cells
        where ${cells} and day >= coalesce((select day from since), '-infinity')
        union all select user_id, channel, last_at from loose
      ) parts group by 1, 2
    ),
    page as materialized (
      select user_id, channel, last_at from recent order by last_at desc, user_id, channel
      limit ${limit} offset ${offset}
    ),
    figures as (
      select user_id, channel, sum(messages)::bigint as messages, min(first_at) as first_at from (
        select page.user_id, page.channel, own.messages, own.first_at from page cross join lateral (
          select messages, first_at from message_cells
          where user_id = page.user_id and channel = page.channel and ${days} offset 0
        ) own
        union all select user_id, channel, messages, first_at from page join loose using (user_id, channel)
      ) parts group by 1, 2
    ),
    seen as (
      select (select day from since) is null as is_all, count(*) filter (
          where last_at >= coalesce((select day::timestamp at time zone 'UTC' from since), '-infinity')) as met
      from recent
    )
    select page.user_id, ${emailOfPage} as user_email, page.channel, figures.messages as message_count,
      figures.first_at as first_message_at, page.last_at as last_message_at, seen.met, seen.is_all
    from seen left join page on true left join figures using (user_id, channel)
    order by page.last_at desc, page.user_id, page.channel`.execute(db);
  return {
    rows: rows.filter(({ user_id }) => user_id !== null).map(({ met: _met, is_all: _all, ...row }) => row),
    met: rows[0]?.met ?? 0,
    is_all: rows[0]?.is_all ?? true,
  };
}

/** Right up to the cap: the newest cells usually hold more than that, and only otherwise are all of them read. */
async function countConversations(db: Queryable, { cells, loose }: Parts): Promise<number> {
  const count = async (most: RawBuilder<unknown>) => {
    const { rows } = await sql<{ total: number }>`
      with ${loose},
      newest as (select user_id, channel from message_cells where ${cells} ${most})
      select count(*) as total from (
        select user_id, channel from newest union select user_id, channel from loose) known`.execute(db);
    return rows[0]?.total ?? 0;
  };
  const counted = await count(sql`order by day desc, user_id desc, channel desc limit ${CELLS_AT_ONCE}`);
  return counted > EXACT_TOTAL ? counted : count(sql``);
}
