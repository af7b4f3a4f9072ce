import { z } from 'zod';
import { CalendarError } from '../../modules/calendar/index.ts';
import type { OutboundResponse } from '../../platform/http-client.ts';
import { retryAfterMs } from '../../platform/retry-after.ts';

const Word = z.string().nullish().catch(undefined);
/** Google's error body, old and new form; any of it may be missing, and the body need not be JSON at all. */
const ErrorBody = z.object({
  error: z
    .object({
      status: Word,
      errors: z
        .array(z.object({ reason: Word }))
        .nullish()
        .catch(undefined),
      details: z
        .array(z.object({ reason: Word }))
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

const RATE_LIMITS = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'calendarUsageLimitsExceeded',
  'RATE_LIMIT_EXCEEDED',
  'RESOURCE_EXHAUSTED',
]);
const MISSING_SCOPES = new Set([
  'insufficientPermissions',
  'insufficientScopes',
  'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
]);

/** What an answer that is no success means. `unauthorized` and `missing-scope` are settled before anybody sees them. */
export type Failure =
  | { readonly kind: 'unauthorized' | 'missing-scope' | 'server-error' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number | undefined }
  | { readonly kind: 'final'; readonly error: CalendarError };

export function failureOf(operation: string, response: OutboundResponse, now: number): Failure {
  const { status } = response;
  const reasons = reasonsOf(response);
  const final = (kind: CalendarError['kind']): Failure => ({
    kind: 'final',
    error: new CalendarError(kind, `${operation} answered ${status}${reasons[0] ? ` (${reasons[0]})` : ''}`),
  });
  if (status === 429 || (status === 403 && reasons.some((reason) => RATE_LIMITS.has(reason))))
    return { kind: 'rate-limited', retryAfterMs: retryAfterMs(response.headers, now) };
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 403 && reasons.includes('requiredAccessLevel')) return final('read-only');
  if (status === 403)
    return reasons.some((reason) => MISSING_SCOPES.has(reason)) || saysInsufficientScope(response)
      ? { kind: 'missing-scope' }
      : final('forbidden');
  if (status === 404) return final('not-found');
  if (status === 409) return final('duplicate');
  if (status === 410) return final('gone');
  if (status === 412) return final('conflict');
  if (status === 408 || status >= 500) return { kind: 'server-error' };
  // A redirect is nothing that an API does: something stands between us and it.
  return status >= 400 ? final('invalid') : { kind: 'server-error' };
}

function reasonsOf(response: OutboundResponse): string[] {
  let body: unknown;
  try {
    body = response.json();
  } catch {
    return [];
  }
  const parsed = ErrorBody.safeParse(body);
  const error = parsed.success ? parsed.data.error : undefined;
  return [...(error?.errors ?? []), ...(error?.details ?? []), { reason: error?.status }].flatMap(
    ({ reason }) => (reason && /^\w{1,60}$/.test(reason) ? [reason] : []),
  );
}

const saysInsufficientScope = (response: OutboundResponse): boolean =>
  /insufficient_scope/.test(response.headers.get('www-authenticate') ?? '');
