import type { Queryable } from '../../platform/db/database.ts';

export interface StaffLook {
  readonly staff: { readonly userId: string; readonly email: string };
  readonly userId: string;
  /** Shown to the user as it stands, such as 'viewed your calendar'. */
  readonly action: string;
  readonly detail?: Record<string, unknown>;
  readonly at: Date;
}

/** Staff looking at a person is recorded and shown to that person (decisions.md, 'Admin'). */
export async function recordStaffAccess(db: Queryable, look: StaffLook): Promise<void> {
  await db
    .insertInto('staff_access')
    .values({
      staff_user_id: look.staff.userId,
      staff_email: look.staff.email,
      user_id: look.userId,
      action: look.action,
      detail: JSON.stringify(look.detail ?? {}),
      occurred_at: look.at,
    })
    .execute();
}
