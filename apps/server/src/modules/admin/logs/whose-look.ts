import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type MatchingUsers, matchUsers, singledOut } from '../matching-users.ts';
import { recordLook } from '../staff-look.ts';

/** The people the e-mail filter matches; if it matches exactly one, that person can see that staff looked. */
export async function usersOfFilter(
  dependencies: { readonly db: Database; readonly clock: Clock },
  caller: Caller,
  email: string | undefined,
  action: string,
): Promise<MatchingUsers | undefined> {
  if (email === undefined) return undefined;
  const found = await matchUsers(dependencies.db, email.trim());
  await recordLook(dependencies, caller, singledOut(found, email), action);
  return found;
}
