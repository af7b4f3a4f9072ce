import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { isUserId } from '../../identity/index.ts';
import { presentMessage } from '../logs/present-message.ts';
import { usersOfFilter } from '../logs/whose-look.ts';
import { adminRange } from '../range.ts';
import { recordLook } from '../staff-look.ts';
import { presentTurn, presentTurns, type TraceUrl } from './present-turn.ts';
import { listTurns, readTurn } from './turns.repository.ts';

interface TurnsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly traceUrl: TraceUrl;
}

export function turnsRoutes(app: FastifyInstance, dependencies: TurnsDependencies): void {
  const { db, traceUrl } = dependencies;

  route(
    app,
    endpoints.adminTurns,
  )(async ({ query, caller }) => {
    const range = adminRange(query);
    const users = await usersOfFilter(dependencies, caller, query.user_email, 'viewed your messages');
    const { rows, parts, ...total } = await listTurns(db, { users, channel: query.channel, range }, query);
    return {
      turns: presentTurns({ rows, parts }, traceUrl),
      ...total,
      limit: query.limit,
      offset: query.offset,
    };
  });

  route(
    app,
    endpoints.adminTurn,
  )(async ({ params, caller }) => {
    // Both are UUIDs.
    const found = isUserId(params.turn_id) ? await readTurn(db, params.turn_id) : undefined;
    if (!found) throw new AppError('not-found', 'Turn not found');
    await recordLook(dependencies, caller, found.turn.user_id, 'viewed your messages');
    return {
      turn: presentTurn(found.turn, found.parts, traceUrl),
      messages: found.messages.map(presentMessage(traceUrl)),
    };
  });
}
