import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, type ErrorKind } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { adminRange } from '../range.ts';
import {
  type ExceptionLog,
  ExceptionLogError,
  type ExceptionLogProblem,
  type ExceptionQuery,
  type LoggedException,
} from './exception-log.port.ts';

export interface ExceptionsDependencies {
  readonly exceptionLog: ExceptionLog;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
}

/** Staff are the ones who can do something about it, so they are told what. */
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

export function exceptionsRoutes(app: FastifyInstance, dependencies: ExceptionsDependencies): void {
  const { exceptionLog, traceUrl } = dependencies;

  const toRecord = ({ startTimestamp, message, durationMs, attributes, traceId }: LoggedException) => ({
    start_timestamp: startTimestamp,
    message,
    duration_ms: durationMs,
    attributes,
    trace_id: traceId,
    logfire_url: traceUrl(traceId, new Date(startTimestamp)),
  });

  route(
    app,
    endpoints.adminExceptions,
  )(async ({ query }) => {
    const found = await ask(exceptionLog, { limit: query.limit, ...adminRange(query) });
    return { exceptions: found.map(toRecord), limit: query.limit, offset: 0 };
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
