-- Counts the messages up to an id that the caller knows to be settled, at most `most` ids at a time, and
-- returns the new watermark. It is one transaction: readers see all of it or nothing. Rows are found by key
-- (on conflict), so there is no join to plan, and the settings leave a single plan for every call (ADR 9).
create or replace function roll_up_messages(settled bigint, most bigint)
  returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  set enable_sort = off
  set enable_incremental_sort = off
as $$
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
