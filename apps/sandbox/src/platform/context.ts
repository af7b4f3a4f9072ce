import type { Accounts } from '../accounts/accounts.repository.ts';
import type { WebhookSender } from '../webhooks/webhook.ts';
import type { Database } from './database.ts';
import type { Values } from './values.ts';

/** What every part of the sandbox is given. */
export interface SandboxContext {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly webhooks: WebhookSender;
  /** Small persistent settings that the control API changes. */
  readonly values: Values;
  readonly now: () => Date;
  /** Where browsers and the product reach the sandbox; known once the port is bound. */
  readonly publicUrl: () => string;
  /** Where the product lives: redirects and webhooks go there and nowhere else. */
  readonly productUrl: () => string;
  readonly log: (message: string) => void;
}
