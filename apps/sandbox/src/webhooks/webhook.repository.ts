import type { Database } from '../platform/database.ts';
import type { VendorName } from '../platform/vendors.ts';
import type { Webhook, WebhookAttempt } from './webhook.ts';

type WebhookState = 'waiting' | 'delivered' | 'failed' | 'dropped';

export interface StoredWebhook extends Record<string, unknown> {
  id: string;
  vendor: VendorName;
  url: string;
  headers: Record<string, string>;
  body: string;
  state: WebhookState;
  attempts: number;
  failure: WebhookAttempt['failure'] | null;
  last_status: number | null;
  next_attempt_at: Date | null;
  created_at: Date;
}

export interface AttemptOutcome {
  readonly state: WebhookState;
  readonly attempts: number;
  readonly failure: WebhookAttempt['failure'];
  readonly status: number | undefined;
  readonly nextAttemptAt: Date | undefined;
}

export const createWebhookRepository = (database: Database) => ({
  insert: async (webhook: Webhook, now: Date): Promise<StoredWebhook> => {
    const headers = { 'content-type': webhook.contentType ?? 'application/json', ...webhook.headers };
    const [row] = await database.query<StoredWebhook>(
      `INSERT INTO webhooks (id, vendor, url, headers, body, created_at, next_attempt_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $5) RETURNING *`,
      [webhook.vendor, webhook.url, JSON.stringify(headers), webhook.body, now],
    );
    if (row === undefined) throw new Error('The webhook was not recorded.');
    return row;
  },
  record: async (id: string, outcome: AttemptOutcome): Promise<void> => {
    await database.query(
      `UPDATE webhooks SET state = $2, attempts = $3, failure = $4, last_status = $5, next_attempt_at = $6
       WHERE id = $1`,
      [
        id,
        outcome.state,
        outcome.attempts,
        outcome.failure ?? null,
        outcome.status ?? null,
        outcome.nextAttemptAt ?? null,
      ],
    );
  },
  waiting: () =>
    database.query<StoredWebhook>(`SELECT * FROM webhooks WHERE state = 'waiting' ORDER BY position`),
  latest: (vendor: string | undefined, limit: number) =>
    database.query<StoredWebhook>(
      `SELECT * FROM webhooks WHERE $1::text IS NULL OR vendor = $1 ORDER BY position DESC LIMIT $2`,
      [vendor ?? null, limit],
    ),
});

export type WebhookRepository = ReturnType<typeof createWebhookRepository>;
