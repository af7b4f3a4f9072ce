import type { Queryable } from '../../../platform/db/database.ts';
import { eraseSetAsideOf } from '../../../platform/db/set-aside.repository.ts';
import { cancelWork } from '../../assistant/index.ts';
import { setBackgroundEvents } from '../../background/index.ts';
import { deactivateAllPreferences, removedPreferences } from '../../preferences/index.ts';
import { requestProfile } from '../../profiles/index.ts';
import { deactivateAllReminders, removedReminders } from '../../reminders/index.ts';
import { forgetConversation } from './forget-conversation.ts';

/** In the order of decisions.md: the profile is asked for last, so that neither the cancel nor the pause touches it. */
export async function resetUser(db: Queryable, userId: string, at: Date): Promise<Record<string, unknown>> {
  const cancelled = await cancelWork(db, userId, at);
  const preferences = await deactivateAllPreferences(db, userId, at);
  const reminders = await deactivateAllReminders(db, userId, at);
  // What its owner removed a moment ago must not come back active.
  await eraseSetAsideOf(db, userId, [removedPreferences, removedReminders]);
  const messages = await forgetConversation(db, userId, at);
  await setBackgroundEvents(db, userId, false, at);
  await requestProfile(db, userId, at);
  return { ...cancelled, preferences, reminders, messages };
}
