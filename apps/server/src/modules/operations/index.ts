import { endpoints } from '@catch/contract';
import { routes } from '@catch/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { rawRoute, route } from '../../platform/http/register.ts';
import { readBacklogs, readPushChannels, readTroubles } from './backlog.ts';
import { canWrite, type FailedWrites } from './can-write.ts';
import { renderMetrics } from './render-metrics.ts';

export { rememberFailedWrites } from './can-write.ts';
export { createNightly } from './nightly/create-nightly.ts';
export { resealSecrets } from './nightly/reseal-secrets.ts';

export interface OperationsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly failedWrites: FailedWrites;
  /** True from the moment that the process was asked to stop: load balancers send nothing new. */
  readonly isStopping: () => boolean;
  /** Then everybody from outside comes with an X-Forwarded-For, and figures are for whoever asks from inside. */
  readonly isBehindProxy: boolean;
}

export const operationsRoutes =
  ({ db, clock, failedWrites, isStopping, isBehindProxy }: OperationsDependencies) =>
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
    const channels = shared(() => look(readPushChannels));
    const troubles = shared(() => look(readTroubles));
    const writes = shared(() => canWrite(db));
    route(app, endpoints.health)(async () => ({ status: 'ok' }));
    route(
      app,
      endpoints.ready,
    )(async () => {
      if (isStopping()) throw new AppError('unavailable', 'Shutting down.');
      const [waiting, canWriteNow] = await Promise.all([backlogs(), writes()]);
      if (failedWrites.isRecent() || !canWriteNow)
        throw new AppError('unavailable', 'The database cannot write.');
      return { status: 'ready', ...waiting };
    });
    rawRoute(
      app,
      routes.metrics,
      async ({ headers }, reply) => {
        if (isBehindProxy && headers['x-forwarded-for'] !== undefined)
          throw new AppError('not-found', 'There is nothing here.');
        return reply
          .type('text/plain; version=0.0.4; charset=utf-8')
          .send(renderMetrics(...(await Promise.all([backlogs(), channels(), troubles()]))));
      },
      { unlimited: true },
    );
  };

function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | undefined;
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
