-- A process lives as long as its session holds the advisory lock on its number. The class is LIVENESS_CLASS
-- in platform/liveness-class.ts.
create or replace function process_alive(process integer)
  returns boolean language sql stable as $$
  select exists (
    select 1 from pg_locks
    where locktype = 'advisory' and classid = 20260::oid and objid = process::oid and granted
      and database = (select oid from pg_database where datname = current_database())
  )
$$;
