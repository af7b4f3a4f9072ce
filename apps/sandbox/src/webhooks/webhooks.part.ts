import { z } from 'zod';
import type { Part } from '../platform/part.ts';
import type { WebhookRepository } from './webhook.repository.ts';
import type { RunningWebhookSender } from './webhook-sender.ts';

const querySchema = z.object({
  vendor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});

/** What the sandbox sent to the product, and its control API. */
export const webhooksPart = (repository: WebhookRepository, sender: RunningWebhookSender): Part => ({
  name: 'webhooks',
  tables: ['webhooks'],
  migrations: [
    `CREATE TABLE webhooks (
       id uuid PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, vendor text NOT NULL, url text NOT NULL,
       headers jsonb NOT NULL, body text NOT NULL, state text NOT NULL DEFAULT 'waiting',
       attempts integer NOT NULL DEFAULT 0, failure text, last_status integer, next_attempt_at timestamptz,
       created_at timestamptz NOT NULL);
     CREATE INDEX webhooks_waiting ON webhooks (position) WHERE state = 'waiting';`,
  ],
  // After a reset nothing that waited for a retry may still arrive.
  seed: async () => sender.forget(),
  links: [{ label: 'Webhooks sent to the product', href: '/_control/webhooks' }],
  routes: (app) => {
    app.get('/_control/webhooks', async (request) => {
      const { vendor, limit } = querySchema.parse(request.query);
      return { webhooks: await repository.latest(vendor, limit) };
    });
    app.post('/_control/webhooks/retry', async () => ({
      retried: await sender.resume({ evenIfNotDue: true }),
    }));
    app.post('/_control/webhooks/idle', async () => {
      await sender.idle();
      return { idle: true };
    });
  },
});
