import type { Queryable } from '../../../platform/db/database.ts';
import type { OutboxRow } from './outbox.repository.ts';

/** The key of everything that is said without being asked begins with this, so that it can be taken back. */
export const UNASKED = 'background:';

/**
 * What nobody asked for and somebody does not want to hear any more. Looked at when it goes out: whoever pauses takes back
 * what waits, but an attempt that was under way then may have to be made again, or by another channel.
 */
export async function isTakenBack(
  db: Queryable,
  { dedupe_key, user_id }: Pick<OutboxRow, 'dedupe_key' | 'user_id'>,
): Promise<boolean> {
  if (user_id === null || !dedupe_key.startsWith(UNASKED)) return false;
  const paused = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('background_events_enabled', '=', false)
    .executeTakeFirst();
  return paused !== undefined;
}
