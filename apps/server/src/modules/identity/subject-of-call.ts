import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ADMIN_ONLY, AppError, userNotFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StaffRule } from './authenticate.ts';
import { recordStaffAccess } from './staff-access.ts';

interface Subject {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly isImpersonated: boolean;
}

/** Whose calendar or conversation a call is about: the caller's own, or the one staff asked to act as. */
export type SubjectOfCall = (
  caller: Caller,
  impersonateUserId: string | null | undefined,
  action: string,
) => Promise<Subject>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** An id of any other form names nobody; asking the database with it would be an error of ours. */
export const isUserId = (value: string): boolean => UUID.test(value);

export const createSubjectOfCall =
  (db: Database, clock: Clock, isStaff: StaffRule): SubjectOfCall =>
  async (caller, impersonateUserId, action) => {
    if (impersonateUserId === null || impersonateUserId === undefined || impersonateUserId === '')
      return { userId: caller.userId, email: caller.email, name: caller.name, isImpersonated: false };
    if (!caller.isStaff) throw new AppError('forbidden', ADMIN_ONLY);
    const target = isUserId(impersonateUserId)
      ? await db
          .selectFrom('users')
          .select(['id', 'email', 'name', 'hosted_domain', 'is_active'])
          .where('id', '=', impersonateUserId)
          .executeTakeFirst()
      : undefined;
    if (!target) throw userNotFound();
    if (isStaff(target)) throw new AppError('forbidden', 'Staff accounts cannot be impersonated.');
    if (!target.is_active) throw new AppError('conflict', 'This account is not active.');
    await recordStaffAccess(db, { staff: caller, userId: target.id, action, at: clock.now() });
    return { userId: target.id, email: target.email, name: target.name, isImpersonated: true };
  };
