import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError, type ErrorKind } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { adminRange } from '../range.ts';
import { exceptionId, momentOf } from './exception-id.ts';
import {
  type ExceptionLog,
  ExceptionLogError,
  type ExceptionLogProblem,
  type ExceptionQuery,
  type LoggedException,
  MOST_FAILURES,
  REACH_DAYS,
} from './exception-log.port.ts';
import { groupByKind } from './kinds.ts';
import { emailsOf, turnIdOf, userIdOf } from './whose-exception.ts';

export interface ExceptionsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly exceptionLog: ExceptionLog;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
}

/** Staff are the ones who can do something about it, so they see the details. */
const answers: Record<ExceptionLogProblem, { kind: ErrorKind; detail: string }> = {
  'not-configured': {
    kind: 'unavailable',
    detail:
      'Logfire is not configured. Set LOGFIRE_READ_TOKEN to a read token of the project (and LOGFIRE_WRITE_TOKEN to a write token) and restart the server.',
  },
  refused: {
    kind: 'provider-failed',
    detail:
      'Logfire does not accept the read token. Make a new one in the project settings and set LOGFIRE_READ_TOKEN.',
  },
  'rate-limited': {
    kind: 'unavailable',
    detail: 'Logfire is limiting our queries. Please try again in a minute.',
  },
  unavailable: {
    kind: 'unavailable',
    detail:
      'Logfire cannot be reached right now. Please try again in a moment; if it stays so, check LOGFIRE_URL.',
  },
  failed: {
    kind: 'provider-failed',
    detail: 'Logfire could not answer the query. Try a shorter range or a smaller limit.',
  },
};

/** The other spans of the same failure began no longer before. */
const BEFORE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export function exceptionsRoutes(app: FastifyInstance, dependencies: ExceptionsDependencies): void {
  const { db, clock, exceptionLog, traceUrl } = dependencies;

  const toRecords = async (found: readonly LoggedException[]) => {
    const emails = await emailsOf(db, found);
    return found.map((exception) => {
      const { startTimestamp, message, durationMs, attributes, traceId } = exception;
      const userId = userIdOf(exception);
      const email = userId === null ? undefined : emails.get(userId);
      return {
        id: exceptionId(exception),
        user_id: email === undefined ? null : userId,
        user_email: email ?? null,
        turn_id: turnIdOf(exception),
        start_timestamp: startTimestamp,
        message,
        duration_ms: durationMs,
        attributes,
        trace_id: traceId,
        logfire_url: traceUrl(traceId, new Date(startTimestamp)),
      };
    });
  };

  /** Only whose turn or request it was tells of a person: the log itself cannot be asked for one. */
  const ofPeople = async (found: readonly LoggedException[], email: string | undefined) => {
    if (!email?.trim()) return found;
    const emails = await emailsOf(db, found);
    const wanted = email.trim().toLowerCase();
    return found.filter((exception) =>
      emails
        .get(userIdOf(exception) ?? '')
        ?.toLowerCase()
        .includes(wanted),
    );
  };

  route(
    app,
    endpoints.adminExceptions,
  )(async ({ query }) => {
    const limit = query.user_email ? Math.max(query.limit, MOST_FAILURES) : query.limit;
    const found = await ofPeople(await ask(exceptionLog, { limit, ...adminRange(query) }), query.user_email);
    return {
      exceptions: await toRecords(found.slice(0, query.limit)),
      limit: query.limit,
      offset: 0,
    };
  });

  route(
    app,
    endpoints.adminExceptionKinds,
  )(async ({ query }) => {
    const range = adminRange(query);
    const to = range.to && range.to < clock.now() ? range.to : clock.now();
    const from = range.from ?? new Date(to.getTime() - REACH_DAYS * DAY_MS);
    const all = await ask(exceptionLog, { limit: MOST_FAILURES, ...range });
    const kinds = groupByKind(await ofPeople(all, query.user_email), { from, to }, userIdOf);
    const latest = await toRecords(kinds.map((kind) => kind.latest));
    return {
      kinds: kinds.flatMap((kind, index) => {
        const record = latest[index];
        if (!record) return [];
        return {
          id: kind.id,
          type: kind.type,
          message: kind.message,
          count: kind.count,
          first_seen: kind.firstSeen,
          last_seen: kind.lastSeen,
          over_time: [...kind.overTime],
          user_count: kind.users.size,
          latest: record,
        };
      }),
      total: kinds.reduce((sum, { count }) => sum + count, 0),
      total_capped: all.length >= MOST_FAILURES,
      from: from.toISOString(),
      to: to.toISOString(),
    };
  });

  route(
    app,
    endpoints.adminException,
  )(async ({ params }) => {
    const at = momentOf(params.exception_id);
    const around = at && {
      limit: MOST_FAILURES,
      from: new Date(at.getTime() - BEFORE_MS),
      to: new Date(at.getTime() + 1000),
    };
    const found = around ? await ask(exceptionLog, around) : [];
    const [record] = await toRecords(found.filter((one) => exceptionId(one) === params.exception_id));
    if (!record) throw new AppError('not-found', 'Exception not found');
    return record;
  });
}

async function ask(log: ExceptionLog, query: ExceptionQuery): Promise<readonly LoggedException[]> {
  try {
    return await log.recent(query);
  } catch (error) {
    if (!(error instanceof ExceptionLogError)) throw error;
    const { kind, detail } = answers[error.problem];
    throw new AppError(kind, detail, { cause: error });
  }
}
