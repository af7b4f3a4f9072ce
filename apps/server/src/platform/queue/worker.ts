import { EventEmitter } from 'node:events';
import { run, runMigrations, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { Liveness } from '../liveness.ts';
import type { Logger } from '../telemetry/logger.ts';
import { count } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { retryingPool } from './retrying-pool.ts';
import { reusePlansForAddingJobs } from './reuse-plans.ts';
import { type Rounds, startRounds } from './rounds.ts';

export interface JobContext {
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly signal: AbortSignal;
}

/** A task's name is stored with its jobs: renaming one orphans what is queued. */
export type Tasks = Record<string, (payload: Record<string, unknown>, context: JobContext) => Promise<void>>;

export interface Worker {
  lookNow(): void;
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly pool: pg.Pool;
  readonly concurrency: number;
  readonly tasks: Tasks;
  readonly liveness: Liveness;
  readonly logger: Logger;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  readonly rounds: Rounds;
}

const quiet = (logger: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.error({ worker: message }, 'job worker');
    else if (level === 'warning') logger.warn({ worker: message }, 'job worker');
  });

/** Every process may add jobs, so every process makes sure that their tables are there. */
export async function prepareQueue(pool: pg.Pool, logger: Logger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet(logger) });
  await reusePlansForAddingJobs(pool);
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, liveness, logger, report } = options;
  const events = new EventEmitter();
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    liveness.announcePool(workerPool.id).catch((error: unknown) => report(error, { worker: 'announce' }));
  });
  const taskList: TaskList = Object.fromEntries(
    Object.entries(options.tasks).map(([name, work]) => [
      name,
      async (payload, helpers) => {
        const { attempts, max_attempts } = helpers.job;
        const context: JobContext = {
          attempt: attempts,
          isLastAttempt: attempts >= max_attempts,
          signal: liveness.signal,
        };
        await inSpan(
          `job ${name}`,
          { attributes: { 'catch.job': name, 'catch.attempt': attempts } },
          async () => {
            try {
              await work(payload as Record<string, unknown>, context);
            } catch (error) {
              // Parked after its last attempt: shown to staff as an exception, and blocks no queue.
              if (context.isLastAttempt) report(error, { job: name, parked: 'true' });
              count('catch_jobs_total', { task: name, outcome: context.isLastAttempt ? 'parked' : 'failed' });
              throw error;
            }
          },
        );
        count('catch_jobs_total', { task: name, outcome: 'done' });
      },
    ]),
  );
  const patient = retryingPool(pool);
  const runner = await run({
    pgPool: patient.pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    // One look for all slots: otherwise each of them asks the database every second.
    preset: { worker: { localQueue: { size: options.concurrency } } },
    taskList,
    events,
    logger: quiet(logger),
  });
  runner.promise.catch((error: unknown) => report(error, { worker: 'runner' }));
  const tick = startRounds(
    { ...options.rounds, 'dead processes': () => freeDeadPools(pool, report) },
    report,
  );
  return {
    lookNow: tick.lookNow,
    stop: async () => {
      await tick.stop();
      await runner.stop();
      patient.stop();
    },
  };
}

/** From then on it may be the job that kills its processes: it waits longer and longer, as a failing one does. */
const SUSPICIOUS_ATTEMPTS = 3;

/** A dead process's locks would last four hours (integrations/jobs.md). */
async function freeDeadPools(pool: pg.Pool, report: WorkerOptions['report']): Promise<void> {
  const { rows } = await pool.query<{ number: number; worker_pool: string | null }>(
    'select number, worker_pool from processes where not process_alive(number)',
  );
  for (const { number, worker_pool } of rows) {
    if (worker_pool) await freeJobsOf(pool, worker_pool, report);
    await pool.query('delete from processes where number = $1 and not process_alive(number)', [number]);
  }
}

async function freeJobsOf(pool: pg.Pool, workerPool: string, report: WorkerOptions['report']): Promise<void> {
  for (const task of await unlock(pool, workerPool)) {
    count('catch_jobs_total', { task, outcome: 'parked' });
    report(new Error(`Every process that worked on a job '${task}' died; it is not tried again.`), {
      job: task,
      parked: 'true',
    });
  }
}

/** Returns the tasks that are given up. One transaction: nobody takes a suspicious job before it has been put off. */
async function unlock(pool: pg.Pool, workerPool: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: suspects } = await client.query<{ id: number; task: string; parked: boolean }>(
      `select id, task_identifier as task, attempts >= max_attempts as parked from graphile_worker.jobs
       where locked_by = $1 and attempts >= $2 and key is not null`,
      [workerPool, SUSPICIOUS_ATTEMPTS],
    );
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [[workerPool]]);
    // Only jobs that nobody holds can be put off, so they are unlocked first.
    await client.query(
      `select graphile_worker.reschedule_jobs(array[j.id],
         run_at => greatest(j.run_at, now() + make_interval(secs => exp(least(j.attempts, 10)))))
       from graphile_worker.jobs j where j.id = any($1::bigint[])`,
      [suspects.map(({ id }) => id)],
    );
    await client.query('commit');
    client.release();
    return suspects.filter(({ parked }) => parked).map(({ task }) => task);
  } catch (error) {
    // Closed rather than returned to the pool: that rolls back whatever was begun.
    client.release(true);
    throw error;
  }
}
