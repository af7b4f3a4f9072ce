import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContext } from '../platform/context.ts';
import type { Webhook } from '../webhooks/webhook.ts';

/** What became of a webhook's first attempt. */
export interface Delivery extends Record<string, unknown> {
  /** Null for what is no webhook with retries, such as Slack's interactivity. */
  readonly webhook_id: string | null;
  /** Whether the product answered 2xx. */
  readonly answered: boolean;
  readonly status: number | null;
  readonly attempts: number;
}

interface WebhookRow extends Record<string, unknown> {
  state: string;
  attempts: number;
  last_status: number | null;
}

/** One that `/_control/webhooks` knows. */
export interface RecordedDelivery extends Delivery {
  readonly webhook_id: string;
}

const LONGEST_WAIT_MS = 20_000;

/** Waits until the product answered, refused or could not be reached for the first time. */
export const firstAttempt = async (context: SandboxContext, webhookId: string): Promise<RecordedDelivery> => {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    const [row] = await context.database.query<WebhookRow>(
      'SELECT state, attempts, last_status FROM webhooks WHERE id = $1',
      [webhookId],
    );
    const over = row === undefined || row.attempts > 0 || row.state !== 'waiting' || Date.now() > end;
    if (over) {
      return {
        webhook_id: webhookId,
        answered: row?.state === 'delivered',
        status: row?.last_status ?? null,
        attempts: row?.attempts ?? 0,
      };
    }
    await sleep(pause);
  }
};

/** Sends and reports; without waiting the report only says which webhook to look for. */
export const deliver = async (
  context: SandboxContext,
  webhook: Webhook,
  wait = true,
): Promise<RecordedDelivery> => {
  const id = await context.webhooks.send(webhook);
  if (wait) return firstAttempt(context, id);
  return { webhook_id: id, answered: false, status: null, attempts: 0 };
};
