-- True when the caller now holds the lane: it was free, or its holder is dead. Nothing is returned otherwise.
create or replace function take_lane(lane_user uuid, process integer, at timestamptz)
  returns boolean language sql as $$
  insert into lanes as l (user_id, holder, taken_at) values (lane_user, process, at)
  on conflict (user_id) do update set holder = process, taken_at = at
    where l.holder is null or (l.holder <> process and not process_alive(l.holder))
  returning true
$$;
