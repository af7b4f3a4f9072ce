-- The same as uncount_messages, for decisions.
create or replace function uncount_approvals()
  returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  set enable_sort = off
  set enable_incremental_sort = off
as $$
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

create or replace trigger uncount_approvals after delete on approval_logs referencing old table as gone
  for each statement execute function uncount_approvals();
