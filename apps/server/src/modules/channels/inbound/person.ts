import type { Language } from '@catch/contract/languages';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Thread } from '../outbox/outbox.repository.ts';

/** Somebody whose channel is linked, as a webhook finds them. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly zone: string;
  readonly language?: Language | undefined;
  readonly channel: OutboxChannel;
  /** Something waits for their decision, so 'yes' may be one. */
  readonly hasPending: boolean;
  /** Where they spoke: the answer goes there. */
  readonly thread?: Thread | undefined;
}

export interface Said {
  /** Unique on the channel. */
  readonly providerId: string;
  readonly saidAt: Date;
}
