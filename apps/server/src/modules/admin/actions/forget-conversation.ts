import type { Queryable } from '../../../platform/db/database.ts';
import { clearHistory, forgetContexts, settlePending } from '../../assistant/index.ts';

/**
 * Clear History: the messages, what the model had seen of them, and proposals based on them, since nobody could tell
 * what they were about.
 */
export async function forgetConversation(db: Queryable, userId: string, at: Date): Promise<number> {
  const cleared = await clearHistory(db, userId, at);
  await settlePending(db, userId, at);
  await forgetContexts(db, userId);
  return cleared;
}
