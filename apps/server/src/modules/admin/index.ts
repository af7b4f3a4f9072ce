import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Budget } from '../assistant/index.ts';
import type { StaffRule } from '../identity/index.ts';
import { actionsRoutes } from './actions/actions.routes.ts';
import type { ExceptionLog } from './exceptions/exception-log.port.ts';
import { exceptionsRoutes } from './exceptions/exceptions.routes.ts';
import { logsRoutes } from './logs/logs.routes.ts';
import { modelUsageRoutes } from './model-usage/model-usage.routes.ts';
import { createRollUp } from './statistics/roll-up.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { turnsRoutes } from './turns/turns.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

export * from './exceptions/exception-log.port.ts';

export interface AdminDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly isStaff: StaffRule;
  readonly exceptionLog: ExceptionLog;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
  readonly modelBudget: Budget;
  readonly readers: readonly string[];
}

export interface AdminModule {
  readonly routes: (app: FastifyInstance) => void;
  /** Every second: counts what has been written since. */
  readonly rounds: () => Promise<void>;
}

export function createAdmin(dependencies: AdminDependencies): AdminModule {
  return {
    routes: (app) => {
      usersRoutes(app, dependencies);
      logsRoutes(app, dependencies);
      turnsRoutes(app, dependencies);
      statisticsRoutes(app, dependencies);
      modelUsageRoutes(app, dependencies);
      exceptionsRoutes(app, dependencies);
      actionsRoutes(app, dependencies);
    },
    rounds: createRollUp(dependencies.db).run,
  };
}
