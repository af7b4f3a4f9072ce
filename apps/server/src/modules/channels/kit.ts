/** What a channel is built with (`channels/<name>/`); everybody else uses `index.ts`. */

export type { StartChannel } from './channel.port.ts';
export { cleanText } from './clean-text.ts';
export { configured, missingIn } from './configured.ts';
export { languageOf, zoneAndEmail } from './connected-channels.ts';
export { forgetStranger, isFirstDelivery, secondsUntilQuota, takeHourlyQuota } from './events.repository.ts';
export { wordsToWrite } from './first-words.ts';
export type { BusySigns } from './inbound/busy-signs.ts';
export type { InboundLimits } from './inbound/limits.ts';
export type { Person } from './inbound/person.ts';
export { isSignedBy, keepRawBody } from './inbound/raw-body.ts';
export {
  inTransaction,
  receivePress,
  receiveText,
  receiveUnsupported,
  receiveVoice,
} from './inbound/receive.ts';
export { inviteStrangers } from './inbound/strangers.ts';
export { maskEmail } from './mask-email.ts';
export { pairRateBackoffMs } from './outbox/backoff.ts';
export { isStillPending, loadSettlement } from './outbox/card-state.ts';
export { fail } from './outbox/ladder.ts';
export {
  enqueue,
  noteInPayload,
  type OtherTime,
  type OutboxRow,
  type Stranger,
  userLane,
  wakeLane,
} from './outbox/outbox.repository.ts';
export type { Found, Sender } from './outbox/sender.ts';
export { cutText } from './outbox/split-text.ts';
export type { SendResult } from './send-result.ts';
export { LONGEST_SECONDS, type VoiceBytes, VoiceRefused } from './voice/voice.port.ts';
