import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { route } from '../../../platform/http/register.ts';
import { adminRange } from '../range.ts';
import { approvalStatistics } from './approval-statistics.ts';
import { createMessageStatistics } from './message-statistics.ts';

export function statisticsRoutes(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  const messageStatistics = createMessageStatistics(db);

  route(
    app,
    endpoints.adminConversationStatistics,
  )(({ query }) => messageStatistics(adminRange(query), clock.now()));

  route(
    app,
    endpoints.adminApprovalStatistics,
  )(({ query }) => approvalStatistics(db, adminRange(query), clock.now()));
}
