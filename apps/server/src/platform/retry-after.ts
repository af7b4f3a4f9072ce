import type { AnswerHeaders } from './http-client.ts';

/** How long a provider asks us to wait: seconds or a date (RFC 9110, 10.2.3). Undefined when it does not say. */
export function retryAfterMs(headers: AnswerHeaders, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
