import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rows are found by their key (on conflict) or by their place (ctid), so that there is no join to plan. What is left
 * to choose is how a few indexes are read: always in their order, never the whole table. One plan serves every call.
 */
const onePlan = sql`
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
  set enable_sort = off set enable_incremental_sort = off
`;

/** The figures of a deletion are added as negative ones: 'on conflict' finds each row by its primary key. */
const messages = sql`
  create or replace function roll_up_messages(settled bigint, most bigint) returns bigint language plpgsql ${onePlan} as $$
  declare
    since bigint;
    until bigint;
  begin
    select watermark into since from message_roll_up where only_row for update skip locked;
    if since is null or settled <= since then return since; end if;
    until := least(settled, since + most);
    with fresh as materialized (
      select utc_day(created_at) as day, user_id, channel, count(*) as messages, sum(prompts) as prompts,
        sum(tool_calls) as tool_calls, min(created_at) as first_at, max(created_at) as last_at
      -- In the order of ids: another index holds every column, too, and would be read from end to end.
      from (select * from messages where id > since and id <= until order by id) as m group by 1, 2, 3
    ), cells as (
      insert into message_cells as c (day, user_id, channel, messages, first_at, last_at)
      select day, user_id, channel, messages, first_at, last_at from fresh
      on conflict (day, user_id, channel) do update set messages = c.messages + excluded.messages,
        first_at = least(c.first_at, excluded.first_at), last_at = greatest(c.last_at, excluded.last_at)
    ), days as (
      insert into message_days as d (day, channel, messages, prompts, tool_calls, changed)
      select day, channel, sum(messages), sum(prompts), sum(tool_calls), (select version + 1 from message_roll_up)
      from fresh group by 1, 2
      on conflict (day, channel) do update set messages = d.messages + excluded.messages,
        prompts = d.prompts + excluded.prompts, tool_calls = d.tool_calls + excluded.tool_calls,
        changed = excluded.changed
    ), conversations as (
      insert into conversation_totals as t (user_id, channel, messages, first_at, last_at)
      select user_id, channel, sum(messages), min(first_at), max(last_at) from fresh group by 1, 2
      on conflict (user_id, channel) do update set messages = t.messages + excluded.messages,
        first_at = least(t.first_at, excluded.first_at), last_at = greatest(t.last_at, excluded.last_at)
      -- A row that was not there before has never been updated.
      returning xmax = 0 as is_new
    ), people as (
      insert into user_totals as t (user_id, messages)
      select user_id, sum(messages) from fresh group by 1
      on conflict (user_id) do update set messages = t.messages + excluded.messages
      returning xmax = 0 as is_new
    )
    update message_roll_up set watermark = until, version = version + 1,
      conversations = conversations + (select count(*) from conversations where is_new),
      users = users + (select count(*) from people where is_new)
    where only_row;
    return until;
  end $$;

  -- Everybody who writes to these tables holds the row of message_roll_up: no row changes its place meanwhile.
  create or replace function uncount_messages() returns trigger language plpgsql ${onePlan} as $$
  declare
    mark bigint;
    empty_cells tid[];
    cut_cells tid[];
    ended_conversations tid[];
    cut_conversations tid[];
    silent_users tid[];
  begin
    if not exists (select 1 from gone) then return null; end if;
    select watermark into mark from message_roll_up where only_row for update;
    -- A first or last moment that went is infinite until it is looked up again, below.
    with lost as materialized (
      select utc_day(created_at) as day, user_id, channel, count(*) as messages, sum(prompts) as prompts,
        sum(tool_calls) as tool_calls, min(created_at) as first_at, max(created_at) as last_at
      from gone where id <= mark group by 1, 2, 3
    ), cells as (
      insert into message_cells as c (day, user_id, channel, messages, first_at, last_at)
      select day, user_id, channel, -messages, first_at, last_at from lost
      on conflict (day, user_id, channel) do update set messages = c.messages + excluded.messages,
        first_at = case when excluded.first_at <= c.first_at then 'infinity' else c.first_at end,
        last_at = case when excluded.last_at >= c.last_at then '-infinity' else c.last_at end
      returning c.ctid as place, c.messages, isfinite(c.first_at) and isfinite(c.last_at) as is_whole
    ), days as (
      insert into message_days as d (day, channel, messages, prompts, tool_calls, changed)
      select day, channel, -sum(messages), -sum(prompts), -sum(tool_calls), (select version + 1 from message_roll_up)
      from lost group by 1, 2
      on conflict (day, channel) do update set messages = d.messages + excluded.messages,
        prompts = d.prompts + excluded.prompts, tool_calls = d.tool_calls + excluded.tool_calls,
        changed = excluded.changed
    ), conversations as (
      insert into conversation_totals as t (user_id, channel, messages, first_at, last_at)
      select user_id, channel, -sum(messages), min(first_at), max(last_at) from lost group by 1, 2
      on conflict (user_id, channel) do update set messages = t.messages + excluded.messages,
        first_at = case when excluded.first_at <= t.first_at then 'infinity' else t.first_at end,
        last_at = case when excluded.last_at >= t.last_at then '-infinity' else t.last_at end
      returning t.ctid as place, t.messages, isfinite(t.first_at) and isfinite(t.last_at) as is_whole
    ), people as (
      insert into user_totals as t (user_id, messages)
      select user_id, -sum(messages) from lost group by 1
      on conflict (user_id) do update set messages = t.messages + excluded.messages
      returning t.ctid as place, t.messages
    )
    select
      (select array_agg(place) from cells where messages <= 0),
      (select array_agg(place) from cells where messages > 0 and not is_whole),
      (select array_agg(place) from conversations where messages <= 0),
      (select array_agg(place) from conversations where messages > 0 and not is_whole),
      (select array_agg(place) from people where messages <= 0)
    into empty_cells, cut_cells, ended_conversations, cut_conversations, silent_users;

    delete from message_cells where ctid = any(empty_cells);
    delete from conversation_totals where ctid = any(ended_conversations);
    delete from user_totals where ctid = any(silent_users);
    -- Asked for as a list of one, a person is no constant: only the index that begins with people has this order.
    update message_cells c set
      first_at = case when isfinite(c.first_at) then c.first_at else (
        select m.created_at from messages m
        where m.user_id = any(array[c.user_id]) and m.channel = c.channel and m.id <= mark
          and m.created_at >= c.day::timestamp at time zone 'UTC'
          and m.created_at < (c.day + 1)::timestamp at time zone 'UTC'
        order by m.user_id desc, m.created_at limit 1) end,
      last_at = case when isfinite(c.last_at) then c.last_at else (
        select m.created_at from messages m
        where m.user_id = any(array[c.user_id]) and m.channel = c.channel and m.id <= mark
          and m.created_at >= c.day::timestamp at time zone 'UTC'
          and m.created_at < (c.day + 1)::timestamp at time zone 'UTC'
        order by m.user_id, m.created_at desc limit 1) end
    where c.ctid = any(cut_cells);
    -- Compared as a whole for the same reason. The next cell behind the beginning of a conversation is its first.
    update conversation_totals t set
      first_at = case when isfinite(t.first_at) then t.first_at else (
        select c.first_at from message_cells c
        where (c.user_id, c.channel, c.day) >= (t.user_id, t.channel, '-infinity'::date)
        order by c.user_id, c.channel, c.day limit 1) end,
      last_at = case when isfinite(t.last_at) then t.last_at else (
        select c.last_at from message_cells c
        where (c.user_id, c.channel, c.day) <= (t.user_id, t.channel, 'infinity'::date)
        order by c.user_id desc, c.channel desc, c.day desc limit 1) end
    where t.ctid = any(cut_conversations);
    update message_roll_up set version = version + 1,
      conversations = conversations - coalesce(cardinality(ended_conversations), 0),
      users = users - coalesce(cardinality(silent_users), 0)
    where only_row;
    return null;
  end $$;
`;

/** The same for decisions. */
const approvals = sql`
  create or replace function roll_up_approvals(settled bigint, most bigint) returns bigint language plpgsql ${onePlan} as $$
  declare
    since bigint;
    until bigint;
  begin
    select watermark into since from approval_roll_up where only_row for update skip locked;
    if since is null or settled <= since then return since; end if;
    until := least(settled, since + most);
    with fresh as materialized (
      select utc_day(created_at) as day, tool_name, channel, approved, count(*) as requests
      from (select * from approval_logs where id > since and id <= until order by id) as l group by 1, 2, 3, 4
    ), days as (
      insert into approval_days as d (day, approved, denied)
      select day, coalesce(sum(requests) filter (where approved), 0), coalesce(sum(requests) filter (where not approved), 0)
      from fresh group by 1
      on conflict (day) do update set approved = d.approved + excluded.approved, denied = d.denied + excluded.denied
    ), totals as (
      insert into approval_totals as t (tool_name, channel, approved, requests)
      select tool_name, channel, approved, sum(requests) from fresh group by 1, 2, 3
      on conflict (tool_name, channel, approved) do update set requests = t.requests + excluded.requests
    )
    update approval_roll_up set watermark = until where only_row;
    return until;
  end $$;

  create or replace function uncount_approvals() returns trigger language plpgsql ${onePlan} as $$
  declare
    mark bigint;
    empty_days tid[];
    empty_totals tid[];
  begin
    if not exists (select 1 from gone) then return null; end if;
    select watermark into mark from approval_roll_up where only_row for update;
    with lost as materialized (
      select utc_day(created_at) as day, tool_name, channel, approved, count(*) as requests
      from gone where id <= mark group by 1, 2, 3, 4
    ), days as (
      insert into approval_days as d (day, approved, denied)
      select day, -coalesce(sum(requests) filter (where approved), 0), -coalesce(sum(requests) filter (where not approved), 0)
      from lost group by 1
      on conflict (day) do update set approved = d.approved + excluded.approved, denied = d.denied + excluded.denied
      returning d.ctid as place, d.approved + d.denied as requests
    ), totals as (
      insert into approval_totals as t (tool_name, channel, approved, requests)
      select tool_name, channel, approved, -sum(requests) from lost group by 1, 2, 3
      on conflict (tool_name, channel, approved) do update set requests = t.requests + excluded.requests
      returning t.ctid as place, t.requests
    )
    select (select array_agg(place) from days where requests <= 0), (select array_agg(place) from totals where requests <= 0)
    into empty_days, empty_totals;
    delete from approval_days where ctid = any(empty_days);
    delete from approval_totals where ctid = any(empty_totals);
    return null;
  end $$;
`;

/**
 * Counting and un-counting cost what changed, whatever PostgreSQL believes about its tables. Cells that became empty
 * were looked for by a join on `messages = 0`; statistics know no such row, so all that was deleted was put together
 * anew for every one of them: ten thousand messages took half a minute (docs/adr/0009-counting-messages.md).
 *
 * The functions are only replaced: the version before runs on them as on its own.
 */
export const countingByKey: Migration = {
  async up(db) {
    await messages.execute(db);
    await approvals.execute(db);
  },
};
