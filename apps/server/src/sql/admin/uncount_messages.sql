-- Whoever deletes messages, and for whatever reason, the figures follow in the same transaction. Deleted
-- figures are added as negative ones, so that `on conflict` finds each row by its key; rows that need more
-- are found by their place (ctid). Everything that writes to these tables holds the row of message_roll_up,
-- so no row moves meanwhile (ADR 9).
create or replace function uncount_messages()
  returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  set enable_sort = off
  set enable_incremental_sort = off
as $$
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

create or replace trigger uncount_messages after delete on messages referencing old table as gone
  for each statement execute function uncount_messages();
