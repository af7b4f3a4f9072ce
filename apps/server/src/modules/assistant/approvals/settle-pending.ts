import type { Queryable } from '../../../platform/db/database.ts';

/** No matter who asked: nothing of the user's still waits for a decision. */
export async function settlePending(db: Queryable, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('approvals')
    .set({ status: 'superseded', decided_at: at })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
