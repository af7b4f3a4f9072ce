import { sql } from 'kysely';
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

export interface StaffAccessRow {
  readonly id: string;
  readonly staff_email: string;
  readonly action: string;
  readonly occurred_at: Date;
}

/** The newest first; older ones are in the export. */
export async function listStaffAccess(
  db: Queryable,
  userId: string,
  most: number,
): Promise<{ rows: StaffAccessRow[]; total: number }> {
  const { rows } = await sql<StaffAccessRow>`
    select id::text as id, staff_email, action, occurred_at from staff_access
    where user_id = ${userId} order by occurred_at desc, id desc limit ${most}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from staff_access where user_id = ${userId}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
