-- What is said while nothing else is under way becomes a turn at once. Otherwise there is no row, and the
-- message takes its place in the inbox. The lane stays locked from the moment it is taken, so nobody starts
-- in between.
create or replace function begin_turn(
  lane_user uuid, process integer, at timestamptz, said_channel text, said_id text, said_text text,
  said_details jsonb, said_by uuid, turn uuid, trace text, prompt text
) returns table (inbox_id bigint, turn_epoch integer) language plpgsql as $$
begin
  select work_epoch into turn_epoch from users where id = lane_user and is_active;
  if not found then return; end if;
  insert into lanes as l (user_id, holder, taken_at, live_epoch) values (lane_user, process, at, turn_epoch)
    on conflict (user_id) do update set holder = process, taken_at = at
      where l.holder is null and l.live_epoch <= excluded.live_epoch;
  if not found then return; end if;
  if exists (select 1 from inbox i where i.user_id = lane_user and i.status = 'waiting')
    or exists (select 1 from turns t where t.user_id = lane_user and t.status = 'running')
    or exists (select 1 from approvals a where a.user_id = lane_user and a.status = 'pending')
  then
    update lanes set holder = null, taken_at = null where user_id = lane_user;
    return;
  end if;
  insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch,
      turn_id, status)
    values (lane_user, said_channel, said_id, 'message', said_text, said_details, said_by, at, at, turn_epoch,
      turn, 'taken')
    returning id into inbox_id;
  insert into turns (id, user_id, channel, asked_by, epoch, trace_id, created_at)
    values (turn, lane_user, said_channel, said_by, turn_epoch, trace, at);
  insert into messages (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
    values (lane_user, said_channel, turn, said_by, trace, at, prompt, 1, 0);
  return next;
end $$;
