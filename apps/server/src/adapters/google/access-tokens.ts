import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CalendarError } from '../../modules/calendar/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { accessContext, refreshContext } from './google-grants.ts';
import {
  findGrant,
  markReconnect,
  releaseLease,
  type SeenGrant,
  type StoredGrant,
  saveRenewed,
  takeLease,
} from './grants.repository.ts';
import { REFRESH_TIMEOUT_MS, type RefreshOutcome } from './refresh-access-token.ts';

export interface AccessTokensDependencies {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly refresh: (refreshToken: string) => Promise<RefreshOutcome>;
  /** Called once for each grant that dies, inside the transaction that marks it: enqueue the message there. */
  readonly onReconnectNeeded: (userId: string, transaction: Queryable) => Promise<void>;
}

export interface AccessToken {
  readonly token: string;
  readonly scopes: readonly string[];
}

export interface AccessTokens {
  /** A token that is good for at least another minute. `reconnect-needed` when the person has to sign in again. */
  current(userId: string): Promise<AccessToken>;
  /** Another one, after Google refused this one. */
  renewed(userId: string, refused: string): Promise<AccessToken>;
  /** The grant lacks a scope that the product cannot do without. */
  lacksScope(userId: string, token: string): Promise<void>;
}

/** Renewed a minute early, so that no call sets out with a token that dies on the way. */
const EARLY_MS = 60_000;
const LEASE_SECONDS = REFRESH_TIMEOUT_MS / 1000 + 2;
const POLL_MS = 40;

/**
 * Access tokens from the stored grant. Renewal is serialised for each person: inside a process callers share one
 * promise, across processes a lease in the database lets one ask Google while the others wait for what it stores.
 */
export function createAccessTokens(dependencies: AccessTokensDependencies): AccessTokens {
  const { db, secrets, clock, refresh, onReconnectNeeded } = dependencies;
  const open = (sealed: string, context: string): string => {
    try {
      return secrets.open(sealed, context);
    } catch (error) {
      // A key that was taken away by mistake comes back; the grant is not to be given up for it.
      throw new CalendarError('unavailable', 'a stored token cannot be opened', { cause: error });
    }
  };
  const running = new Map<string, Promise<AccessToken>>();

  const usable = (
    userId: string,
    grant: StoredGrant | undefined,
    refused?: string,
  ): AccessToken | undefined => {
    if (!grant || grant.reconnect_since) throw reconnectNeeded();
    if (!grant.access_token || !grant.access_expires_at) return undefined;
    if (grant.access_expires_at.getTime() - clock.now().getTime() < EARLY_MS) return undefined;
    const token = open(grant.access_token, accessContext(userId));
    return token === refused ? undefined : { token, scopes: grant.scopes };
  };

  /**
   * Changes the grant that was used. Key rotation may have resealed it in the meantime, and it is still the same one:
   * a refresh token that Google has just replaced must not be lost. A sign-in brings a different one.
   */
  const changeUsed = async (
    userId: string,
    used: SeenGrant,
    change: (seen: SeenGrant) => Promise<boolean>,
  ): Promise<void> => {
    for (let seen = used; !(await change(seen)); ) {
      const stored = await findGrant(db, userId);
      const isResealed =
        stored !== undefined &&
        (stored.refresh_token !== seen.refresh_token || stored.access_token !== seen.access_token) &&
        opened(stored.refresh_token, refreshContext(userId)) ===
          opened(used.refresh_token, refreshContext(userId)) &&
        opened(stored.access_token, accessContext(userId)) ===
          opened(used.access_token, accessContext(userId));
      if (!isResealed) return;
      seen = stored;
    }
  };
  const opened = (sealed: string | null, context: string) => (sealed === null ? null : open(sealed, context));
  const markDead = (userId: string, grant: SeenGrant) =>
    changeUsed(userId, grant, (seen) => markReconnect(db, userId, seen, clock.now(), onReconnectNeeded));

  const renewWithLease = async (userId: string, grant: StoredGrant): Promise<AccessToken> => {
    const sealed = grant.refresh_token;
    const outcome: RefreshOutcome = sealed
      ? await refresh(open(sealed, refreshContext(userId)))
      : { kind: 'refused' };
    if (outcome.kind === 'refused' || !sealed) {
      await markDead(userId, grant);
      throw reconnectNeeded();
    }
    const { accessToken, refreshToken } = outcome;
    const now = clock.now();
    const renewed = {
      access_token: secrets.seal(accessToken, accessContext(userId)),
      access_expires_at: new Date(now.getTime() + outcome.expiresInSeconds * 1000),
      refresh_token: refreshToken ? secrets.seal(refreshToken, refreshContext(userId)) : undefined,
    };
    await changeUsed(userId, grant, (seen) => saveRenewed(db, userId, seen, renewed, now));
    return { token: accessToken, scopes: grant.scopes };
  };

  const renew = async (userId: string, refused: string | undefined): Promise<AccessToken> => {
    const holder = randomUUID();
    // Waits no longer than one holder's lease and one attempt of its own.
    for (const end = Date.now() + 2 * LEASE_SECONDS * 1000; Date.now() < end; ) {
      if (await takeLease(db, userId, holder, LEASE_SECONDS)) {
        try {
          // Looked at again under the lease: somebody may just have done it.
          const grant = await findGrant(db, userId);
          const known = usable(userId, grant, refused);
          if (known || !grant) return known ?? fail(reconnectNeeded());
          return await renewWithLease(userId, grant);
        } finally {
          await releaseLease(db, userId, holder);
        }
      }
      await sleep(POLL_MS / 2 + Math.random() * POLL_MS);
      const known = usable(userId, await findGrant(db, userId), refused);
      if (known) return known;
    }
    throw new CalendarError('unavailable', 'another process did not finish renewing the access token');
  };

  const share = async (userId: string, refused: string | undefined): Promise<AccessToken> => {
    for (let already = running.get(userId); already; already = running.get(userId)) {
      const found = await already;
      // One that was under way may bring the very token that Google has refused since.
      if (found.token !== refused) return found;
    }
    const started = renew(userId, refused).finally(() => running.delete(userId));
    running.set(userId, started);
    return started;
  };

  return {
    current: async (userId) => usable(userId, await findGrant(db, userId)) ?? share(userId, undefined),
    renewed: async (userId, refused) =>
      usable(userId, await findGrant(db, userId), refused) ?? share(userId, refused),
    lacksScope: async (userId, token) => {
      const grant = await findGrant(db, userId);
      if (!grant?.access_token || open(grant.access_token, accessContext(userId)) !== token) return;
      await markDead(userId, grant);
    },
  };
}

const reconnectNeeded = () => new CalendarError('reconnect-needed', 'the grant is gone');

const fail = (error: Error): never => {
  throw error;
};
