import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import type { WebhookVendor } from '../webhooks/webhook.ts';
import type { SandboxContext } from './context.ts';
import type { VendorName } from './vendors.ts';

/** A link that the index page shows, for one account or for the whole sandbox. */
export interface HomeLink {
  readonly label: string;
  readonly href: string;
}

/**
 * One imitated vendor, or one concern of the sandbox itself. To add one, write such an object and name it
 * in `parts.ts`, or in `vendors.ts` when people chat on it; nothing else has to change.
 */
export interface Part {
  readonly name: string;
  /** Whose servers the routes imitate; faults are aimed by it. */
  readonly vendor?: VendorName;
  /** Path prefixes where faults may strike. Pages and the control API have none: they must always work. */
  readonly prefixes?: readonly string[];
  /** SQL that creates and changes the part's tables; the list only ever grows at its end. */
  readonly migrations: readonly string[];
  /** The tables that a reset empties. */
  readonly tables: readonly string[];
  /** Puts the sample data in place. Runs at every start and after a reset, so it must be repeatable. */
  seed?(context: SandboxContext): Promise<void>;
  /** Registers routes with full paths, inside a scope of its own (error handler, body parsers). */
  routes?(app: FastifyInstance, context: SandboxContext): void | Promise<void>;
  /** Somebody's name, zone or verification was changed by the control API. */
  accountChanged?(account: Account, context: SandboxContext): Promise<void>;
  /** The e-mail of the account on whose behalf a request is made: lets a fault be aimed at one person. */
  identify?(request: FastifyRequest, context: SandboxContext): Promise<string | undefined>;
  /** How an injected failure looks in this vendor's own error format. */
  faultBody?(fault: { status: number; reason: string | undefined }): unknown;
  /** How this vendor signs and retries what it sends to the product. */
  readonly webhooks?: WebhookVendor;
  readonly links?: readonly HomeLink[];
  /** Releases its own timers and connections. */
  stop?(): Promise<void>;
  accountLinks?(account: Account): readonly HomeLink[];
}
