import type { AttemptOutcome, StoredWebhook } from './webhook.repository.ts';
import type { WebhookAttempt, WebhookVendor } from './webhook.ts';

export interface Sent {
  readonly status: number | undefined;
  readonly failure: AttemptOutcome['failure'];
  /** Not worth another attempt: it arrived, or the vendor takes this answer for an end. */
  readonly final: boolean;
}

/** One attempt, with whatever headers the vendor adds to it. */
export async function postWebhook(
  webhook: StoredWebhook,
  vendor: WebhookVendor,
  attempt: WebhookAttempt,
  stopping: AbortSignal,
): Promise<Sent> {
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { ...webhook.headers, ...vendor.headers?.(attempt) },
      body: webhook.body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(vendor.timeoutMs), stopping]),
    });
    await response.arrayBuffer();
    if (response.ok) return { status: response.status, failure: undefined, final: true };
    return {
      status: response.status,
      failure: 'http_error',
      final: vendor.stops?.(response) ?? false,
    };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const failure = timedOut ? 'http_timeout' : 'connection_failed';
    return { status: undefined, failure, final: false };
  }
}

/** What is recorded of an attempt, and after how long the next one follows, if any. */
export function outcomeOf(
  sent: Sent,
  number: number,
  vendor: WebhookVendor,
  now: Date,
): { readonly outcome: AttemptOutcome; readonly delay: number | undefined } {
  const delay = sent.failure === undefined || sent.final ? undefined : vendor.retryDelaysMs[number - 1];
  const outcome: AttemptOutcome = {
    state: sent.failure === undefined ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
    attempts: number,
    failure: sent.failure,
    status: sent.status,
    nextAttemptAt: delay === undefined ? undefined : new Date(now.getTime() + delay),
  };
  return { outcome, delay };
}
