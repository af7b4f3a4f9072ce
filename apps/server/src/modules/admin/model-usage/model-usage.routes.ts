import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { route } from '../../../platform/http/register.ts';
import { type Budget, monthOf, spentIn } from '../../assistant/index.ts';
import { matchUsers, singledOut } from '../matching-users.ts';
import { adminRange } from '../range.ts';
import { recordLook } from '../staff-look.ts';
import { type Figures, readModelUsage } from './model-usage.repository.ts';

interface ModelUsageDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly modelBudget: Budget;
  /** Names of the models, in their order. */
  readonly readers: readonly string[];
}

export function modelUsageRoutes(app: FastifyInstance, dependencies: ModelUsageDependencies): void {
  const { db, clock, modelBudget, readers } = dependencies;
  route(
    app,
    endpoints.adminModelUsage,
  )(async ({ query, caller }) => {
    const range = adminRange(query);
    const users = query.user_email === undefined ? undefined : await matchUsers(db, query.user_email.trim());
    if (users && query.user_email)
      await recordLook(
        dependencies,
        caller,
        singledOut(users, query.user_email),
        'viewed what models cost for you',
      );
    const { saved, models, people, turns } = await readModelUsage(
      db,
      { users, range, turnId: query.turn_id },
      query,
    );
    return {
      by_model: models.map((row) => ({ model: row.model, ...figures(row) })),
      by_user: people.map((row) => ({ user_id: row.user_id, user_email: row.user_email, ...figures(row) })),
      turns: turns.map((row) => ({
        turn_id: row.turn_id,
        model: row.model,
        user_id: row.user_id,
        user_email: row.user_email,
        at: row.at.toISOString(),
        ...figures(row),
      })),
      saved_calls: saved,
      readers: [...readers],
      month: {
        spent: await spentIn(db, monthOf(clock.now())),
        budget: modelBudget.total ?? null,
        budget_per_user: modelBudget.perUser ?? null,
      },
      limit: query.limit,
      offset: query.offset,
    };
  });
}

const figures = ({
  calls,
  failures,
  input_tokens,
  cached_tokens,
  output_tokens,
  milliseconds,
  cost,
}: Figures) => ({
  calls,
  failures,
  input_tokens,
  cached_tokens,
  output_tokens,
  milliseconds,
  cost,
});
