-- Settles a turn: 'lost' (another process has the lane), 'cancelled', 'more' (the lane is kept, something
-- waits) or 'left'. The lane is locked before anyone looks for waiting work: whatever is stored later finds
-- the lane free. What was kept of the turn for an interruption goes.
create or replace function finish_turn(
  turn uuid, lane_user uuid, process integer, turn_epoch integer, at timestamptz, told jsonb, trace text,
  said jsonb, elsewhere text
) returns text language plpgsql as $$
declare live integer;
begin
  select live_epoch into live from lanes where user_id = lane_user and holder = process for update;
  if not found then return 'lost'; end if;
  if turn_epoch < live then return 'cancelled'; end if;
  insert into messages (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
    select r.user_id, r.channel, r.turn_id, r.asked_by, r.trace_id, r.created_at, r.message, r.prompts, r.tool_calls
    from jsonb_array_elements(said) with ordinality as e (line, place)
      cross join lateral jsonb_populate_record(null::messages, e.line) as r
    order by e.place;
  update turns set status = 'done', outcome = told, finished_at = at, trace_id = coalesce(trace, trace_id),
    underway = null
    where id = turn;
  update inbox set status = 'answered' where turn_id = turn and status = 'taken';
  if elsewhere <> '' then perform pg_notify('turn_finished', elsewhere); end if;
  if exists (select 1 from inbox i where i.user_id = lane_user and i.status = 'waiting') then
    return 'more';
  end if;
  update lanes set holder = null, taken_at = null where user_id = lane_user;
  return 'left';
end $$;
