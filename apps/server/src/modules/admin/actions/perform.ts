import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { retryCollisions } from '../../../platform/db/retry-collisions.ts';
import { type AppError, userNotFound } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isUserId, lockPerson, recordStaffAccess } from '../../identity/index.ts';

export interface ActionDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

export interface StaffAction {
  readonly staff: Caller;
  readonly userId: string;
  /** Shown to the user as it stands. */
  readonly name: string;
  /** What an id that names nobody is answered with. */
  readonly notFound?: () => AppError;
}

/**
 * All of an action or nothing, with the record of who did it in the same transaction. The user's row is locked first,
 * so that two staff members act one after the other; a turn's own writes are not held up by that lock.
 */
export async function performStaffAction<T>(
  { db, clock }: ActionDependencies,
  { staff, userId, name, notFound = userNotFound }: StaffAction,
  work: (db: Queryable, at: Date) => Promise<{ result: T; detail?: Record<string, unknown> }>,
): Promise<T> {
  if (!isUserId(userId)) throw notFound();
  const at = clock.now();
  return retryCollisions(() =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, userId))) throw notFound();
      const { result, detail } = await work(transaction, at);
      await recordStaffAccess(transaction, {
        staff,
        userId,
        action: name,
        at,
        ...(detail ? { detail } : {}),
      });
      return result;
    }),
  );
}
