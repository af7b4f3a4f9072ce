import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Notification, notifyUsers } from './notify-users.ts';

/**
 * Tells a user something that they did not just ask for, in the caller's transaction. Answers where it goes; should
 * it fail there, it goes by the next channel. Undefined: no channel is connected, and nothing was sent.
 */
export async function notifyUser(db: Queryable, message: Notification): Promise<OutboxChannel | undefined> {
  const [channel] = await notifyUsers(db, [message]);
  return channel;
}
