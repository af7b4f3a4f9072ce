-- Takes the lane and says what is in it: 'taken' (by somebody else), 'interrupted' (a turn was left running)
-- or 'free'.
create or replace function enter_lane(lane_user uuid, process integer, at timestamptz)
  returns text language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  if not coalesce(take_lane(lane_user, process, at), false) then return 'taken'; end if;
  return case when exists (select 1 from turns t where t.user_id = lane_user and t.status = 'running')
    then 'interrupted' else 'free' end;
end $$;
