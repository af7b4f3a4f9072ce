-- False when more is waiting, and the holder carries on. The lane is locked before anyone looks for waiting
-- work: whatever is stored later finds the lane free, so no wake-up is lost.
create or replace function leave_lane(lane_user uuid, process integer)
  returns boolean language plpgsql as $$
begin
  perform 1 from lanes where user_id = lane_user and holder = process for update;
  if not found then return false; end if;
  if exists (select 1 from inbox where user_id = lane_user and status = 'waiting') then return false; end if;
  -- Who holds a lane needs no survival of a crash of the database: every holder dies with it.
  perform set_config('synchronous_commit', 'off', true);
  update lanes set holder = null, taken_at = null where user_id = lane_user;
  return true;
end $$;
