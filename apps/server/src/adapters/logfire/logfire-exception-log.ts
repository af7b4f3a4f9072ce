import {
  type ExceptionLog,
  ExceptionLogError,
  type ExceptionQuery,
  type LoggedException,
  REACH_DAYS,
} from '../../modules/admin/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HttpClient, OutboundResponse } from '../../platform/http-client.ts';
import { retryAfterMs } from '../../platform/retry-after.ts';
import { regionUrl, SERVICE_NAME } from '../../platform/telemetry/tracing.ts';
import { groupExceptions, type RecordRow } from './group-exceptions.ts';

/** Nothing of a request is ever in it: there are no bind parameters, dates and limit go in fields of their own. */
const SELECT = `SELECT start_timestamp, message, duration, attributes, trace_id, span_id, level,
       exception_type, exception_message, exception_stacktrace
FROM records WHERE is_exception AND service_name='${SERVICE_NAME}' ORDER BY start_timestamp DESC`;

const DAY_MS = 86_400_000;
const MOST_ROWS = 10_000;
/** One failure leaves a row in every span it passed through, so more rows are asked for than failures wanted. */
const ROWS_PER_FAILURE = 4;
const FRESH_MS = 30_000;
const MOST_CACHED = 50;
const TIMEOUT_MS = 30_000;
const DEFAULT_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 300_000;

/** Logfire counts nanoseconds, which do not reach far; nothing was ever recorded outside of these. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const withinReach = (at: Date): string =>
  new Date(Math.min(Math.max(at.getTime(), EARLIEST), LATEST)).toISOString();

export interface LogfireSettings {
  readonly url: string | undefined;
  readonly readToken: string | undefined;
}

export function createLogfireExceptionLog(
  settings: LogfireSettings,
  http: HttpClient,
  clock: Clock,
): ExceptionLog {
  const cache = new Map<string, { at: number; answer: Promise<readonly LoggedException[]> }>();
  let pausedUntil = 0;

  const query = async ({ limit, from, to }: ExceptionQuery): Promise<readonly LoggedException[]> => {
    const { readToken } = settings;
    if (!readToken) throw new ExceptionLogError('not-configured', 'no read token is set');
    const now = clock.now().getTime();
    if (now < pausedUntil) throw new ExceptionLogError('rate-limited', 'still asked to wait');
    // The API refuses a query without a start.
    const since = from ?? new Date((to?.getTime() ?? now) - REACH_DAYS * DAY_MS);
    const response = await send(http, `${settings.url ?? regionUrl(readToken)}/v2/query`, readToken, {
      sql: SELECT,
      min_timestamp: withinReach(since),
      ...(to ? { max_timestamp: withinReach(to) } : {}),
      limit: Math.min(MOST_ROWS, limit * ROWS_PER_FAILURE),
    });
    if (response.status === 429) {
      pausedUntil = now + pauseMs(response);
      throw new ExceptionLogError('rate-limited', 'Logfire answered 429');
    }
    return groupExceptions(readRows(response)).slice(0, limit);
  };

  return {
    recent: (wanted) => {
      const now = clock.now().getTime();
      for (const [key, { at }] of cache)
        if (now - at >= FRESH_MS || now < at || cache.size > MOST_CACHED) cache.delete(key);
      const key = `${wanted.limit} ${wanted.from?.getTime()} ${wanted.to?.getTime()}`;
      const known = cache.get(key);
      if (known) return known.answer;
      const answer = query(wanted);
      cache.set(key, { at: now, answer });
      // A failure is not kept: the next look asks again.
      answer.catch(() => cache.delete(key));
      return answer;
    },
  };
}

async function send(
  http: HttpClient,
  url: string,
  readToken: string,
  body: Record<string, unknown>,
): Promise<OutboundResponse> {
  try {
    return await http({
      method: 'POST',
      url,
      operation: 'logfire query',
      timeoutMs: TIMEOUT_MS,
      maxBytes: 100_000_000,
      headers: {
        authorization: `Bearer ${readToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new ExceptionLogError('unavailable', 'Logfire gave no answer', { cause: error });
  }
}

/** What was asked for; anything beyond a few minutes is our own guess. */
function pauseMs(response: OutboundResponse): number {
  const asked = retryAfterMs(response.headers, Date.now());
  return asked !== undefined && asked <= LONGEST_PAUSE_MS ? asked : DEFAULT_PAUSE_MS;
}

function readRows(response: OutboundResponse): readonly RecordRow[] {
  const { status } = response;
  if (status === 401 || status === 403) throw new ExceptionLogError('refused', `Logfire answered ${status}`);
  if (status >= 500) throw new ExceptionLogError('unavailable', `Logfire answered ${status}`);
  if (status !== 200) throw new ExceptionLogError('failed', `Logfire answered ${status}`);
  try {
    const answer = response.json() as { data?: unknown } | null;
    if (Array.isArray(answer?.data))
      return answer.data.filter((row): row is RecordRow => typeof row === 'object' && row !== null);
  } catch (error) {
    throw new ExceptionLogError('failed', 'Logfire answered something that is not JSON', { cause: error });
  }
  throw new ExceptionLogError('failed', 'Logfire answered without rows');
}
