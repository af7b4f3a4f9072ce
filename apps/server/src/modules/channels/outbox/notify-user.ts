import type { Channel } from '@catch/contract/common';
import type { Queryable } from '../../../platform/db/database.ts';
import type { OutboxChannel } from '../../../platform/db/tables/channels.ts';
import { connectedChannels } from '../connected-channels.ts';
import { enqueue } from './outbox.repository.ts';
import { splitText } from './split-text.ts';

const LONGEST_TEXT = 4096;

export interface Notification {
  readonly userId: string;
  readonly kind: 'reminder' | 'notice';
  readonly text: string;
  /** The same thing told twice is told once. */
  readonly key: string;
  /** Where it was asked for: delivery begins there when it is connected. */
  readonly preferred: Channel;
  readonly at: Date;
}

/**
 * Tells a user something that they did not just ask for, in the caller's transaction. Answers where it goes; should
 * it fail there, it goes by the next channel. Undefined: no channel is connected, and nothing was sent.
 */
export async function notifyUser(db: Queryable, message: Notification): Promise<OutboxChannel | undefined> {
  const connected = await connectedChannels(db, message.userId);
  const channel = connected.find((one) => one === message.preferred) ?? connected[0];
  if (!channel) return undefined;
  for (const [index, text] of splitText(message.text, LONGEST_TEXT).entries())
    await enqueue(db, {
      to: { userId: message.userId, channel },
      kind: message.kind,
      dedupeKey: `${message.key}:${index}`,
      payload: { type: 'text', text },
      at: message.at,
    });
  return channel;
}
