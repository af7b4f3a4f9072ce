export type { NotificationWish } from '../notifications/read-notification.ts';
export type { ConversationState, EventMention } from './conversation.ts';
export { NO_CONVERSATION } from './conversation.ts';
export type * from './frames.ts';
export { CHANGING_KINDS } from './frames.ts';
export { isMealWithSomebody } from './question.ts';
export type {
  Availability,
  Duration,
  EventDetails,
  EventReference,
  GivenLink,
  MissingSlot,
  Person,
  SeriesScope,
  TimeRole,
  TimeSlot,
} from './slot-types.ts';
export { suggestTitle } from './suggest-title.ts';
export type { UnderstandContext } from './understand.ts';
export { understand } from './understand.ts';
export type { Understanding } from './understanding.ts';
export { ACT, ASK, MAX_MESSAGE_LENGTH } from './understanding.ts';
