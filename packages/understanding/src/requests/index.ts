export type { ConversationState, EventMention } from './conversation.ts';
export { NO_CONVERSATION } from './conversation.ts';
export type * from './frames.ts';
export { CHANGING_KINDS } from './frames.ts';
export type {
  Availability,
  Duration,
  EventDetails,
  EventReference,
  MissingSlot,
  Person,
  SeriesScope,
  TimeRole,
  TimeSlot,
} from './slots.ts';
export type { Understanding } from './understanding.ts';
export { ACT, ASK, MAX_MESSAGE_LENGTH } from './understanding.ts';
