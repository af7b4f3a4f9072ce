-- The same as roll_up_messages, for decisions: by day, and by tool, channel and answer.
create or replace function roll_up_approvals(settled bigint, most bigint)
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
