import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';

export interface OperationsDependencies {
  readonly pool: pg.Pool;
  /** True from the moment that the process was asked to stop: load balancers send nothing new. */
  readonly isStopping: () => boolean;
}

export const operationsRoutes =
  ({ pool, isStopping }: OperationsDependencies) =>
  (app: FastifyInstance) => {
    route(app, endpoints.health)(async () => ({ status: 'ok' }));
    route(
      app,
      endpoints.ready,
    )(async () => {
      if (isStopping()) throw new AppError('unavailable', 'Shutting down.');
      try {
        await pool.query('select 1');
      } catch (error) {
        throw new AppError('unavailable', 'The database does not answer.', { cause: error });
      }
      return { status: 'ready', queue: null };
    });
  };
