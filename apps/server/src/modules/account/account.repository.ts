import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

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

/** As the calendar told it last. */
export async function findZone(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
