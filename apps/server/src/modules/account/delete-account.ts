import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { retryCollisions } from '../../platform/db/retry-collisions.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { eraseJobsAbout } from '../../platform/queue/jobs.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { cancelWork } from '../assistant/index.ts';
import type { IdentityProvider } from '../identity/index.ts';

export interface DeleteAccountDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly provider: Pick<IdentityProvider, 'revoke'>;
  /** Of the channels: erases in the transaction, and answers what to do afterwards. */
  readonly eraseChannels: (db: Queryable, userId: string) => Promise<() => Promise<void>>;
}

/** A forgotten open browser must not be enough to delete somebody's account. */
const FRESH_MS = 10 * 60_000;
const SIGN_IN_AGAIN = { says: 'problem.signInAgain' } as const;

/**
 * Everything about the caller, in one transaction; then Google is told that the grant is no longer needed. What staff
 * did to others stays in those people's records: it is theirs.
 */
export async function deleteAccount(dependencies: DeleteAccountDependencies, caller: Caller): Promise<void> {
  const { db, clock, logger, provider } = dependencies;
  const now = clock.now();
  if (now.getTime() - caller.signedInAt.getTime() > FRESH_MS) throw new AppError('forbidden', SIGN_IN_AGAIN);
  const token = await grantToken(dependencies, caller.userId);
  const afterwards = await retryCollisions(() =>
    db.transaction().execute((transaction) => erase(dependencies, transaction, caller.userId, now)),
  );
  logger.info({ user_id: caller.userId }, 'an account was deleted by its owner');
  await afterwards().catch((error: unknown) =>
    logger.warn({ err: error }, 'what a channel had to do after an account was deleted failed'),
  );
  if (!token) return;
  // Best effort: the person can also take the grant back in their Google account.
  await provider
    .revoke(token)
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'the Google grant of a deleted account was not revoked'),
    );
}

/** The lane is locked before the user's row goes: a running turn has written before this, or never writes again. */
async function erase(
  { eraseChannels }: DeleteAccountDependencies,
  db: Queryable,
  userId: string,
  at: Date,
): Promise<() => Promise<void>> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await cancelWork(db, userId, at);
  const afterwards = await eraseChannels(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  // Last: settling cards has added jobs of its own.
  await eraseJobsAbout(db, userId);
  return afterwards;
}

async function grantToken(
  { db, secrets, logger }: DeleteAccountDependencies,
  userId: string,
): Promise<string | undefined> {
  const grant = await db
    .selectFrom('google_grants')
    .select(['refresh_token', 'access_token'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  try {
    if (grant?.refresh_token) return secrets.open(grant.refresh_token, `google-refresh:${userId}`);
    return grant?.access_token ? secrets.open(grant.access_token, `google-access:${userId}`) : undefined;
  } catch (error) {
    logger.warn({ err: error }, 'the Google grant of a deleted account could not be read');
    return undefined;
  }
}
