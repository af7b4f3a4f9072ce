import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { retryCollisions } from '../../platform/db/retry-collisions.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { eraseJobsAbout } from '../../platform/queue/jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { cancelWork } from '../assistant/index.ts';
import { deletePerson, type Grants, lockPerson } from '../identity/index.ts';

export interface DeleteAccountDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly grants: Pick<Grants, 'prepareReturn'>;
  /** Of the channels: erases in the transaction, and answers what to do afterwards. */
  readonly eraseChannels: (db: Queryable, userId: string) => Promise<() => Promise<void>>;
}

/** A forgotten open browser must not be enough to delete somebody's account. */
const FRESH_MS = 10 * 60_000;
const SIGN_IN_AGAIN = { says: 'problem.signInAgain' } as const;

/**
 * Everything about the caller, in one transaction; then the grant is given back. What staff
 * did to others stays in those people's records: it is theirs.
 */
export async function deleteAccount(dependencies: DeleteAccountDependencies, caller: Caller): Promise<void> {
  const { db, clock, logger, grants } = dependencies;
  const now = clock.now();
  if (now.getTime() - caller.signedInAt.getTime() > FRESH_MS) throw new AppError('forbidden', SIGN_IN_AGAIN);
  const giveBack = await grants.prepareReturn(caller.userId);
  const afterwards = await retryCollisions(() =>
    db.transaction().execute((transaction) => erase(dependencies, transaction, caller.userId, now)),
  );
  logger.info({ user_id: caller.userId }, 'an account was deleted by its owner');
  await afterwards().catch((error: unknown) =>
    logger.warn({ err: error }, 'a channel failed to clean up after an account was deleted'),
  );
  // Best effort: the person can also take it back at the provider.
  await giveBack().catch((error: unknown) =>
    logger.warn({ err: error }, 'the grant of a deleted account was not revoked'),
  );
}

/** The lane is locked before the user's row goes: a running turn has written before this, or never writes again. */
async function erase(
  { eraseChannels }: DeleteAccountDependencies,
  db: Queryable,
  userId: string,
  at: Date,
): Promise<() => Promise<void>> {
  await lockPerson(db, userId);
  await cancelWork(db, userId, at);
  const afterwards = await eraseChannels(db, userId);
  await deletePerson(db, userId);
  // Last: settling cards has added jobs of its own.
  await eraseJobsAbout(db, userId);
  return afterwards;
}
