import type { NotificationWish } from './read-notification.ts';

export type WantedNotification = Exclude<NotificationWish, { topic: 'list' }>;
export type NotificationTopic = WantedNotification['topic'];

/** One wish about the messages that we send by ourselves, as far as it is understood. */
export interface SpokenNotification {
  /** What it is about; nobody knows when absent. */
  readonly topic?: NotificationTopic;
  /** What is to hold. Storing it although something is beyond it stores something else than was said. */
  readonly wish?: WantedNotification;
  /** Words for what cannot be chosen: certain events, days, exceptions. */
  readonly beyond: readonly string[];
}

/** What was spoken of last: 'make it 25' says nothing by itself. */
export type SpokenBefore = {
  readonly topic: NotificationTopic;
  readonly from?: unknown;
  readonly to?: unknown;
};
