import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@catch/contract';
import { routes } from '@catch/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { answerFor, sendProblem } from '../../platform/http/errors.ts';
import { rawRoute, route } from '../../platform/http/register.ts';
import { renderMetrics } from '../../platform/telemetry/metrics.ts';
import { readBacklogs, readOldestTurn, readPushChannels, readTasks, readTroubles } from './backlog.ts';
import { canWrite, type FailedWrites } from './can-write.ts';
import { maySeeFigures } from './may-see-figures.ts';
import { type OwnState, readingsOf } from './readings.ts';

export { rememberFailedWrites } from './can-write.ts';
export { createNightly } from './nightly/create-nightly.ts';
export { resealSecrets } from './nightly/reseal-secrets.ts';

export interface OperationsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly failedWrites: FailedWrites;
  /** True from the moment that the process was asked to stop: load balancers send nothing new. */
  readonly isStopping: () => boolean;
  /** Anyone who has it may see figures; without one, only callers from inside. */
  readonly metricsToken: string | undefined;
  readonly pools: () => OwnState['pools'];
  readonly build: OwnState['build'];
}

export const operationsRoutes =
  ({ db, clock, failedWrites, isStopping, metricsToken, pools, build }: OperationsDependencies) =>
  (app: FastifyInstance) => {
    const look = async <T>(read: (db: Database, now: Date) => Promise<T>): Promise<T> => {
      try {
        return await read(db, clock.now());
      } catch (error) {
        throw new AppError('unavailable', 'The database does not answer.', { cause: error });
      }
    };
    // Anybody may ask, as often as they like: all who ask at the same time share one look at the database.
    const backlogs = shared(() => look(readBacklogs));
    const others = shared(() =>
      look(async (on, now) => {
        const [tasks, oldestTurn, channels, troubles] = await Promise.all([
          readTasks(on),
          readOldestTurn(on, now),
          readPushChannels(on, now),
          readTroubles(on),
        ]);
        return { tasks, oldestTurn, channels, troubles };
      }),
    );
    const writes = shared(() => canWrite(db));
    route(app, endpoints.health)(async () => ({ status: 'ok' }));
    route(
      app,
      endpoints.ready,
    )(async ({ request, reply }) => {
      // Answered, not thrown: a stop is no failure, and nothing to find among the errors.
      if (isStopping())
        return sendProblem(request, reply, answerFor(new AppError('unavailable', 'Shutting down.')));
      const [waiting, canWriteNow] = await Promise.all([backlogs(), writes()]);
      if (failedWrites.isRecent() || !canWriteNow)
        throw new AppError('unavailable', 'The database cannot write.');
      return { status: 'ready', ...waiting };
    });
    rawRoute(
      app,
      routes.metrics,
      async (request, reply) => {
        if (!maySeeFigures(request, metricsToken)) throw new AppError('not-found', 'There is nothing here.');
        const stored = await unlessItTakesLong(
          Promise.all([backlogs(), others()]).then(([waiting, rest]) => ({ backlogs: waiting, ...rest })),
        );
        const readings = readingsOf(stored, { pools: pools(), build });
        const [type, text] = await renderMetrics(readings, request.headers.accept);
        return reply.type(type).send(text);
      },
      { unlimited: true },
    );
  };

/** Prometheus gives up after ten seconds, and with it on everything that the process knows without the database. */
const LONGEST_LOOK_MS = 3000;

/** Undefined when the database is unavailable, or so busy that figures must not wait for it. */
async function unlessItTakesLong<T>(looking: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const patience = sleep(LONGEST_LOOK_MS, undefined, { signal: over.signal });
  return Promise.race([looking.finally(() => over.abort()), patience]).catch(() => undefined);
}

function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | undefined;
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
