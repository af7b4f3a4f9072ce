import type { Channel } from '@catch/contract/channel';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { notifyUsers } from './notify-users.ts';

export interface Notification {
  readonly userId: string;
  readonly kind: 'reminder' | 'notice';
  readonly text: string;
  /** The same thing told twice is told once. */
  readonly key: string;
  /** Where it was asked for: delivery begins there when it is connected. */
  readonly preferred: Channel;
  readonly at: Date;
  /** When it was due. */
  readonly since?: Date;
}

/**
 * Tells a user something that they did not just ask for, in the caller's transaction. Answers where it goes; should
 * it fail there, it goes by the next channel. Undefined: no channel is connected, and nothing was sent.
 */
export async function notifyUser(db: Queryable, message: Notification): Promise<OutboxChannel | undefined> {
  const [channel] = await notifyUsers(db, [message]);
  return channel;
}
