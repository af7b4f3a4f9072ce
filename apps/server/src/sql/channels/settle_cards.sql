-- When an approval is decided, expires or is replaced, its card is settled on every channel it was sent to.
-- It does not matter who decided or where.
create or replace function settle_cards()
  returns trigger language plpgsql as $$
declare
  waking text;
  settled_at timestamptz := coalesce(new.decided_at, now());
begin
  for waking in
    with settlements as (
      insert into outbox (lane, user_id, channel, kind, dedupe_key, payload, tool_call_id, next_attempt_at, created_at)
      select lane, user_id, channel, 'settlement', 'settle:' || channel || ':' || tool_call_id,
        jsonb_build_object('type', 'settlement', 'card', id), tool_call_id, settled_at, settled_at
      from outbox where kind = 'card' and tool_call_id = new.tool_call_id
      on conflict (dedupe_key) do nothing
      returning lane
    ) select distinct lane from settlements
  loop
    perform graphile_worker.add_job('outbox', json_build_object('lane', waking), job_key => 'outbox:' || waking);
  end loop;
  return null;
end $$;

create or replace trigger settle_cards after update of status on approvals for each row
  when (old.status = 'pending' and new.status <> 'pending') execute function settle_cards();
