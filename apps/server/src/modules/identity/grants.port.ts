import type { Queryable } from '../../platform/db/database.ts';
import type { GrantedTokens } from './identity-provider.port.ts';

/** The access that people gave us when they signed in. The adapter keeps it in a table of its own. */
export interface Grants {
  /** Keeps what a sign-in brought. What it did not bring again stays as it is. */
  keep(db: Queryable, userId: string, tokens: GrantedTokens, how: KeepOptions): Promise<StoredGrant>;
  /** Whether the person lets us read mail headers: they said so here, and the provider's page let them. */
  readsMail(db: Queryable, userId: string): Promise<boolean>;
  stopReadingMail(db: Queryable, userId: string, now: Date): Promise<void>;
  /** Takes note of the grant while it is still stored; what it answers gives it back to the provider, afterwards. */
  prepareReturn(userId: string): Promise<() => Promise<void>>;
}

interface KeepOptions {
  /** The person turned reading mail headers on with this sign-in. */
  readonly withMail: boolean;
  readonly now: Date;
}

interface StoredGrant {
  /** Whether access can be renewed without the person. */
  readonly canRefresh: boolean;
  readonly turnedMailOn: boolean;
}
