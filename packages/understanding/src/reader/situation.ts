/** Where a conversation stands, as the reader sees it: each that holds is one of its inputs. */
export const SITUATIONS = [
  'proposal-create',
  'proposal-change',
  'proposal-cancel',
  'proposal-several',
  'proposal-other',
  'done-create',
  'done-several',
  'done-change',
  'done-cancel',
  'done-reminder',
  'done-prefer',
  'question-time',
  'question-length',
  'question-event',
  'question-person',
  'question-address',
  'question-scope',
  'question-reminder',
  'question-new-time',
  'question-other',
  'listed-events',
  'listed-slots',
  'listed-invitations',
  'listed-reminders',
  'told-event',
  'told-free',
  'told-count',
  'reminder-sent',
  'not-understood',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What a message is read against. */
export interface ReadingContext {
  readonly situation: readonly Situation[];
  /** Titles of the events around now. */
  readonly titles: readonly string[];
  /** Names of the people they know. */
  readonly people: readonly string[];
}
