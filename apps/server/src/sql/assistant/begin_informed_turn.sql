-- begin_turn and turn_knowledge in one round trip. The knowledge is read by a second statement, so by a
-- second snapshot, after the lane was taken: it includes whatever the previous turn said and changed, however
-- recently that turn ended.
create or replace function begin_informed_turn(
  lane_user uuid, process integer, at timestamptz, said_channel text, said_id text, said_text text,
  said_details jsonb, said_by uuid, turn uuid, trace text, prompt text, sent integer, lines integer
) returns table (inbox_id bigint, turn_epoch integer, person json, history json) language plpgsql as $$
begin
  select b.inbox_id, b.turn_epoch into inbox_id, turn_epoch
    from begin_turn(lane_user, process, at, said_channel, said_id, said_text, said_details, said_by, turn, trace,
      prompt) b;
  if not found then return; end if;
  select k.person, k.history into person, history from turn_knowledge(lane_user, said_by, sent, lines) k;
  return next;
end $$;
