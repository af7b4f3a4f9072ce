import type pg from 'pg';

/** Any number that nobody else locks by: processes that start together must not alter the same function at once. */
const LOCK = 0x41_44_44_4a;

/**
 * graphile-worker's functions that add jobs take an array of them. PostgreSQL considers a plan for one job better
 * than the generic one every time, and so makes five plans for each job that is added: most of the time that adding
 * takes. The generic plan reads by index, however small the table was when it was made (docs/adr/0016).
 */
export async function reusePlansForAddingJobs(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if ((await replannedFunctions(client)).length === 0) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    for (const signature of await replannedFunctions(client))
      await client.query(
        `alter function ${signature} set plan_cache_mode to force_generic_plan set enable_seqscan to off`,
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** A later version of the library may replace them, and what was set is gone: looked at at every start. */
async function replannedFunctions(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'graphile_worker'::regnamespace and proname in ('add_job', 'add_jobs')
       and not coalesce(proconfig @> '{plan_cache_mode=force_generic_plan}', false)`,
  );
  return rows.map(({ signature }) => signature);
}
