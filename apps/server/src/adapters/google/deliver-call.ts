import { CalendarError, type CallOptions } from '../../modules/calendar/index.ts';
import { type HttpClient, NoAnswer, type OutboundResponse } from '../../platform/http-client.ts';
import type { AccessToken, AccessTokens } from './access-tokens.ts';
import { backOff, type RetryPolicy } from './back-off.ts';
import { failureOf } from './google-failure.ts';

export interface ApiCall {
  /** For the span, such as 'google calendar events.list'. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly query?: Record<string, string | number | boolean | readonly string[] | undefined>;
  readonly body?: unknown;
  readonly etag?: string | undefined;
  /** Whether repeating it does nothing twice: then it is repeated when no answer came. */
  readonly repeatable: boolean;
}

export interface Delivery {
  readonly http: HttpClient;
  readonly tokens: AccessTokens;
  readonly retryPolicy: RetryPolicy;
  /** What to do when the grant lacks the scope: the calendar cannot do without, mail can. */
  readonly onMissingScope: (userId: string, token: string) => Promise<CalendarError>;
}

/** Google compresses its answers only for an agent that names gzip (its guide to performance). */
const USER_AGENT = 'catch (gzip)';

/** Sends a call until it is answered: one renewal on 401, waiting when asked to, repeating what may be. */
export function createDelivery(given: Delivery, userId: string, options: CallOptions) {
  const { http, tokens, retryPolicy, onMissingScope } = given;
  // One look at the grant for each request or turn, not for each call.
  let known: Promise<AccessToken> | undefined;
  const remember = (asked: Promise<AccessToken>): Promise<AccessToken> => {
    known = asked.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  // The first call reports what is wrong with it.
  if (options.soon) remember(tokens.current(userId)).catch(() => undefined);

  return async (call: ApiCall): Promise<OutboundResponse> => {
    const deadline = Date.now() + (options.budgetMs ?? retryPolicy.budgetMs);
    let { token } = await (known ?? remember(tokens.current(userId)));
    let hasRenewed = false;
    let maybeDone = false;
    let lost = 0;
    const pause = backOff(retryPolicy, deadline, options.signal);

    for (let attempts = 0; ; attempts += 1) {
      options.signal?.throwIfAborted();
      let response: OutboundResponse | undefined;
      let reason: unknown;
      try {
        response = await http(requestOf(call, token, retryPolicy.attemptTimeoutMs, options.signal));
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        reason = error;
        maybeDone ||= !neverArrived(error);
      }
      if (response && response.status >= 200 && response.status < 300) return response;
      const failure = response ? failureOf(call.operation, response, Date.now()) : undefined;
      switch (failure?.kind) {
        case 'final':
          // Our own earlier attempt, whose answer was lost, did it.
          if (failure.error.kind === 'gone' && call.method === 'DELETE' && maybeDone && response)
            return response;
          throw failure.error;
        case 'missing-scope':
          throw await onMissingScope(userId, token);
        case 'unauthorized': {
          if (hasRenewed) throw new CalendarError('unavailable', `${call.operation} refuses a new token`);
          hasRenewed = true;
          ({ token } = await remember(tokens.renewed(userId, token)));
          continue;
        }
        case 'rate-limited': {
          const { retryAfterMs } = failure;
          const error = new CalendarError('rate-limited', `${call.operation} was turned away`, {
            ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
          });
          await pause(attempts, retryAfterMs ?? 0, error);
          continue;
        }
        default: {
          maybeDone ||= response !== undefined;
          lost += 1;
          const what = response ? `answered ${response.status}` : 'gave no answer';
          const error = new CalendarError('unavailable', `${call.operation} ${what}`, {
            ambiguous: maybeDone && !isRead(call),
            cause: reason ?? new Error(`status ${response?.status}`),
          });
          if (lost > retryPolicy.repeats || (maybeDone && !call.repeatable)) throw error;
          await pause(attempts, 0, error);
        }
      }
    }
  };
}

const requestOf = (
  call: ApiCall,
  token: string,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Parameters<HttpClient>[0] => ({
  method: call.method,
  url: call.url + queryText(call.query),
  operation: call.operation,
  headers: {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'user-agent': USER_AGENT,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.etag === undefined ? {} : { 'if-match': call.etag }),
  },
  ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  ...(signal ? { signal } : {}),
  timeoutMs,
});

/** A POST that only asks (free/busy) is repeatable and changes nothing; DELETE is repeatable and does. */
export const isRead = (call: ApiCall): boolean => call.repeatable && call.method !== 'DELETE';

/** No connection was made, so nothing can have happened. */
function neverArrived(error: NoAnswer): boolean {
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (
      /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
        String(code),
      )
    )
      return true;
  }
  return false;
}

function queryText(query: ApiCall['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (Array.isArray(value)) for (const one of value) search.append(name, one);
    else if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search}`;
}
