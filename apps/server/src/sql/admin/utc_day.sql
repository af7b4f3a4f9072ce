-- Days are counted in UTC. A plain cast to date would use the time zone of the session.
create or replace function utc_day(at timestamptz)
  returns date language sql immutable as $$
  select (at at time zone 'UTC')::date
$$;
