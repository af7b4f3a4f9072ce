import type { Queryable } from '../../../platform/db/database.ts';

export async function setBackgroundEvents(
  db: Queryable,
  userId: string,
  isEnabled: boolean,
  at: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ background_events_enabled: isEnabled, updated_at: at })
    .where('id', '=', userId)
    .where('background_events_enabled', '<>', isEnabled)
    .execute();
}
