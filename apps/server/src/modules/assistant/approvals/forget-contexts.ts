import type { Queryable } from '../../../platform/db/database.ts';

/** What the model had seen goes with the history it was taken from (decisions.md, 'Admin'). */
export async function forgetContexts(db: Queryable, userId: string): Promise<void> {
  await db
    .updateTable('approval_logs')
    .set({ model_context: null })
    .where('user_id', '=', userId)
    .where('model_context', 'is not', null)
    .execute();
  await db
    .updateTable('approvals')
    .set({ model_context: null })
    .where('user_id', '=', userId)
    .where('model_context', 'is not', null)
    .execute();
}
