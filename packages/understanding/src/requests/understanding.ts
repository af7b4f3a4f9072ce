import type { Frame } from './frames.ts';
import type { MissingSlot } from './slot-types.ts';

/** What a message means, and what to ask when it is not sure enough to act. */
export type Understanding = {
  /** in the order they were said; never empty */
  frames: Frame[];
  /** of the least certain frame */
  confidence: number;
  /** one short question to put to the person INSTEAD of acting on `frames[asks.frame]` */
  question?: string;
  asks?: { slot: MissingSlot; frame: number };
  /** words that were not read, because there were too many: whoever answers has to say so */
  unread?: readonly string[];
};

/** From here on a frame may be acted upon (approvals are another matter). */
export const ACT = 0.6;
/** From here on it is worth asking about; below, say plainly that it was not understood. */
export const ASK = 0.3;
/** What is longer is read to here; the rest is `unread`. */
export const MAX_MESSAGE_LENGTH = 4000;
