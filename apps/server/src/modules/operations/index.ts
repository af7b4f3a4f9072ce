import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import { queueState } from '../../platform/queue/jobs.ts';

export { createNightly } from './nightly/create-nightly.ts';
export { resealSecrets } from './nightly/reseal-secrets.ts';

export interface OperationsDependencies {
  readonly db: Database;
  /** True from the moment that the process was asked to stop: load balancers send nothing new. */
  readonly isStopping: () => boolean;
}

export const operationsRoutes =
  ({ db, isStopping }: OperationsDependencies) =>
  (app: FastifyInstance) => {
    route(app, endpoints.health)(async () => ({ status: 'ok' }));
    route(
      app,
      endpoints.ready,
    )(async () => {
      if (isStopping()) throw new AppError('unavailable', 'Shutting down.');
      try {
        return { status: 'ready', queue: await queueState(db) };
      } catch (error) {
        throw new AppError('unavailable', 'The database does not answer.', { cause: error });
      }
    });
  };
