-- True, and counted, when fewer than `most` were taken within the span. The row is locked, so two processes
-- cannot both take the last one.
create or replace function take_quota(wanted text, most integer, at timestamptz, span interval)
  returns boolean language plpgsql as $$
declare recent timestamptz[];
begin
  insert into channel_quotas (key, times) values (wanted, '{}') on conflict (key) do nothing;
  select times into recent from channel_quotas where key = wanted for update;
  select coalesce(array_agg(t order by t), '{}') into recent from unnest(recent) as t where t > at - span;
  if cardinality(recent) >= most then return false; end if;
  update channel_quotas set times = recent || at where key = wanted;
  return true;
end $$;
