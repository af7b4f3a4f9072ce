import { EventEmitter } from 'node:events';
import { run, runMigrations, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { Liveness } from '../liveness.ts';
import type { Logger } from '../telemetry/logger.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { patientPool } from './patient-pool.ts';

export interface JobContext {
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly signal: AbortSignal;
}

/** A task's name is stored with its jobs: renaming one orphans what is queued. */
export type Tasks = Record<string, (payload: Record<string, unknown>, context: JobContext) => Promise<void>>;

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly pool: pg.Pool;
  readonly concurrency: number;
  readonly tasks: Tasks;
  readonly liveness: Liveness;
  readonly logger: Logger;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  /** Work that is due every second while this process lives, such as looking for what stands still. */
  readonly everySecond: () => Promise<void>;
}

const quiet = (logger: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.error({ worker: message }, 'job worker');
    else if (level === 'warning') logger.warn({ worker: message }, 'job worker');
  });

/** Every process may add jobs, so every process makes sure that their tables are there. */
export const prepareQueue = (pool: pg.Pool, logger: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: quiet(logger) });

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
        try {
          await inSpan(`job ${name}`, { attributes: { 'catch.job': name, 'catch.attempt': attempts } }, () =>
            work(payload as Record<string, unknown>, context),
          );
        } catch (error) {
          // Parked after its last attempt: shown to staff as an exception, and nobody's queue is blocked by it.
          if (context.isLastAttempt) report(error, { job: name, parked: 'true' });
          throw error;
        }
      },
    ]),
  );
  const runner = await run({
    pgPool: patientPool(pool),
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
  const tick = everySecond(options);
  return {
    stop: async () => {
      await tick.stop();
      await runner.stop();
    },
  };
}

/** Frees the jobs of processes that are dead, and does the owner's own rounds. */
function everySecond({ pool, report, everySecond: rounds }: WorkerOptions): { stop(): Promise<void> } {
  let round: Promise<void> | undefined;
  const work = async () => {
    try {
      await freeDeadPools(pool);
      await rounds();
    } catch (error) {
      report(error, { worker: 'rounds' });
    } finally {
      round = undefined;
    }
  };
  const timer = setInterval(() => {
    round ??= work();
  }, 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      // The database is closed afterwards: what is under way ends first.
      await round;
    },
  };
}

/** A dead process's locks would last four hours (integrations/jobs.md). */
async function freeDeadPools(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; worker_pool: string | null }>(
    'select number, worker_pool from processes where not process_alive(number)',
  );
  for (const { number, worker_pool } of rows) {
    if (worker_pool)
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[worker_pool]]);
    await pool.query('delete from processes where number = $1 and not process_alive(number)', [number]);
  }
}
