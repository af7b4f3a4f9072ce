import type { VendorName } from '../platform/vendors.ts';

/** How a vendor sends: its signature, its patience and its retries. */
export interface WebhookVendor {
  /** Milliseconds before the second, third, … attempt; an empty list means that a lost one stays lost. */
  readonly retryDelaysMs: readonly number[];
  readonly timeoutMs: number;
  /** Headers of one attempt. Called for each attempt, because signatures carry the time. */
  headers?(attempt: WebhookAttempt): Record<string, string>;
  /** Whether an error answer asks to stop, like Slack's X-Slack-No-Retry. */
  stops?(response: { status: number; headers: Headers }): boolean;
}

export interface WebhookAttempt {
  /** 1 for the first. */
  readonly number: number;
  /** Why the attempt before it failed. */
  readonly failure: 'http_error' | 'http_timeout' | 'connection_failed' | undefined;
  readonly body: string;
  readonly at: Date;
}

export interface Webhook {
  readonly vendor: VendorName;
  /** Must be the product's, or at least this machine's: the sandbox talks to nobody else. */
  readonly url: string;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Record<string, string>;
  /** The account that it is about, so that a fault can be aimed at one person. */
  readonly user?: string;
}

export interface WebhookSender {
  /** Records the webhook and sends it in the background; resolves as soon as it is recorded. */
  send(webhook: Webhook): Promise<string>;
  /** Resolves when nothing is being sent at this moment; webhooks waiting for a retry do not count. */
  idle(): Promise<void>;
}
