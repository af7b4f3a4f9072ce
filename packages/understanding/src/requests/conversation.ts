import type { Frame } from './frames.ts';
import type { MissingSlot } from './slot-types.ts';

/** An event the conversation has shown or talked about. Times are ISO 8601 with an offset, or dates. */
export type EventMention = {
  id: string;
  title: string;
  start: string;
  end?: string;
  people?: string[];
  place?: string;
};

/**
 * What understanding needs of the conversation so far: plain JSON, rebuilt by the caller from stored
 * messages. Everything is optional; `{}` is a conversation that has just begun.
 */
export type ConversationState = {
  /** the last list that was shown, in the order shown: 'the second one' */
  shown?: EventMention[];
  /** the one event being talked about: 'it' */
  focus?: EventMention;
  /** what waits for a yes or no */
  pending?: { frame: Frame };
  /** times or events offered to choose from */
  options?: { id: string; label: string; start?: string; end?: string }[];
  /** the question we asked last, the slot it was about, and the request it belongs to */
  question?: { slot: MissingSlot; text: string; frame?: Frame };
  /** what the last message was understood as */
  lastFrames?: Frame[];
  /** reminders in the order shown, or the one that has just fired */
  reminders?: { id: string; text: string }[];
};

export const NO_CONVERSATION: ConversationState = {};
