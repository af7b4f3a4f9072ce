import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { recordStaffAccess } from '../identity/index.ts';

/** Staff looking at a person is recorded and shown to that person; looking at oneself concerns nobody else. */
export async function recordLook(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  staff: Caller,
  userId: string | undefined,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  if (userId === undefined || userId === staff.userId) return;
  await recordStaffAccess(db, { staff, userId, action, detail, at: clock.now() });
}
