import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface JobOptions {
  /** Jobs of one queue run one at a time. Its name stays in a table for ever. */
  readonly queue?: string;
  /**
   * A second job with the key replaces a waiting one; while the first runs, the new one runs after it, and the first
   * loses its key and its further attempts. So every job has one: without a key it is certain that another took over.
   */
  readonly key: string;
  readonly runAt?: Date;
  /** A waiting job with the key keeps its place in the queue: people who write often are not served last. */
  readonly keepPlace?: boolean;
  readonly maxAttempts?: number;
  /** Lower runs first; 0 when absent. */
  readonly priority?: number;
}

/** In the caller's transaction: the job exists exactly when the caller's rows do. */
export async function addJob(
  db: Queryable,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}, job_key => ${options.key},
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 25}::int,
    priority => ${options.priority ?? 0}::int, job_key_mode => ${options.keepPlace ? 'preserve_run_at' : 'replace'}
  )`.execute(db);
}

export interface KeyedJob {
  readonly key: string;
  readonly payload: Record<string, unknown>;
}

/**
 * Many jobs of one task in one statement; a waiting one with the same key keeps its place. One that may be lost when the
 * database crashes (somebody else looks, too) does not wait for the disk.
 */
export async function addJobs(
  db: Queryable,
  task: string,
  jobs: readonly KeyedJob[],
  { mayBeLost = false }: { readonly mayBeLost?: boolean } = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select ${mayBeLost ? sql`set_config('synchronous_commit', 'off', true),` : sql``} count(*)
    from graphile_worker.add_jobs(array(
    select row(${task}::text, payload::json, null::text, null::timestamptz, null::int, key, null::int, null::text[])
      ::graphile_worker.job_spec
    from unnest(${jobs.map(({ payload }) => JSON.stringify(payload))}::text[], ${jobs.map(({ key }) => key)}::text[])
      with ordinality as given (payload, key, place) order by place
  ), true)`.execute(db);
}

/** Of these keys, the ones whose job will be taken up without further ado. */
export async function keysUnderWay(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs
    where key = any(${[...keys]}) and run_at <= now() and attempts < max_attempts`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Takes a waiting job back; one that runs is not touched. */
export async function removeJob(db: Queryable, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(db);
}

export interface QueueState {
  readonly depth: number;
  readonly oldest_age_seconds: number;
  readonly failing: number;
  readonly parked: number;
}

/** Due jobs, the oldest's age, those that failed and will be tried again, and those that were given up. */
export async function queueState(db: Queryable): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select
      count(*) filter (where attempts < max_attempts and run_at <= now())::int as depth,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::float8
        as oldest_age_seconds,
      count(*) filter (where attempts between 1 and max_attempts - 1 and last_error is not null)::int as failing,
      -- The last attempt of one that is being worked on may still succeed.
      count(*) filter (where attempts >= max_attempts and locked_at is null and key is not null)::int as parked
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { depth: 0, oldest_age_seconds: 0, failing: 0, parked: 0 };
}

/** Jobs that failed, or whose process died, after another with their key had taken over: nobody misses them. */
export async function forgetSuperseded(db: Queryable): Promise<void> {
  await sql`
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where key is null and attempts >= max_attempts and locked_at is null
    ))`.execute(db);
}

/**
 * Every job that carries this text (a user's id, say) in its queue, key or payload, running ones included, and the
 * names of such queues: nothing of it is left. A job that runs ends normally and finds its row gone; since only that
 * row would have freed its queue for the next one, the queue is freed here.
 *
 * The only place that touches graphile-worker's private tables: its public functions leave running jobs alone, and its
 * public view shows no payload.
 */
export async function eraseJobsAbout(db: Queryable, text: string): Promise<void> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows: running } = await sql<{ queue: number; pool: string }>`
    with erased as (
      delete from graphile_worker._private_jobs j
      where j.key like ${pattern} or j.payload::text like ${pattern} or j.last_error like ${pattern}
        or j.job_queue_id in (select id from graphile_worker._private_job_queues where queue_name like ${pattern})
      returning j.job_queue_id as queue, j.locked_by as pool
    )
    select distinct queue, pool from erased where queue is not null and pool is not null order by queue`.execute(
    db,
  );
  for (const { queue, pool } of running)
    await sql`
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null
      where id = ${queue} and locked_by = ${pool}`.execute(db);
  await sql`delete from graphile_worker._private_job_queues where queue_name like ${pattern}`.execute(db);
}
