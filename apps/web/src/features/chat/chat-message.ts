import type { ChatResponse, ConversationMessage } from '@catch/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { Unsent } from '../../lib/saved-text.ts';
import { say } from '../../words/chat.ts';
import { type PendingCall, readPending } from './read-pending.ts';

/** One bubble (product-spec section 3, 'Chat message (client)'). */
export interface ChatMessage {
  readonly id: string;
  readonly message: string;
  readonly isUser: boolean;
  readonly timestamp: string;
  readonly eventId: string | null;
  /** Where Google shows it. */
  readonly eventUrl: string | null;
  /** The end of the message that the cards say themselves. */
  readonly asks: string;
  readonly conflicts: ChatResponse['conflicts'];
  readonly requiresApproval: boolean;
  readonly pendingApprovals: readonly PendingCall[];
  readonly logfireUrl: string | null;
  readonly failure: Failure | null;
}

interface Failure {
  /** The server's own sentence, shown beneath the specified one. */
  readonly detail: string | null;
  /** What to send again, under the key by which a first one is known; null when there is nothing to send. */
  readonly unsent: Unsent | null;
}

let count = 0;
const plain = (message: string, isUser: boolean): ChatMessage => ({
  id: `message-${++count}`,
  message,
  isUser,
  timestamp: new Date().toISOString(),
  eventId: null,
  eventUrl: null,
  asks: '',
  conflicts: [],
  requiresApproval: false,
  pendingApprovals: [],
  logfireUrl: null,
  failure: null,
});

export const userMessage = (text: string): ChatMessage => plain(text, true);

export const replyMessage = (reply: ChatResponse): ChatMessage => ({
  ...plain(reply.message, false),
  eventId: reply.event_id ?? null,
  eventUrl: /^https?:\/\//.test(reply.event_url ?? '') ? (reply.event_url ?? null) : null,
  asks: reply.asks ?? '',
  // Beyond the message itself, an answer is taken as it comes: an older server leaves these out of a decision.
  conflicts: reply.conflicts ?? [],
  requiresApproval: reply.requires_approval ?? false,
  pendingApprovals: (reply.pending_approvals ?? []).map(readPending),
  logfireUrl: reply.logfire_url ?? null,
});

/** As it was stored; with the server's ids, so that reloading it changes nothing on the page. */
export const storedMessage = (stored: ConversationMessage): ChatMessage => ({
  ...replyMessage(stored),
  id: stored.id,
  isUser: stored.is_user,
  timestamp: stored.timestamp,
});

/** What is said next to the cards: nothing is stated twice, and what no card lays out stays in words. */
export function wordsOf({ message, asks, pendingApprovals }: ChatMessage): string {
  const isShown = pendingApprovals.length > 0 && pendingApprovals.every(({ changes }) => changes);
  return isShown && asks && message.endsWith(asks) ? message.slice(0, -asks.length).trim() : message;
}

export const stoppedMessage = (): ChatMessage => plain(say('chat.stoppedBeforeItWas'), false);

const detailOf = (error: unknown): string | null => (error instanceof ApiError ? error.reason : null);

/** 504 says that the message is kept and will be answered, so it is not offered again. */
const isStored = (error: unknown): boolean => error instanceof ApiError && error.status === 504;

export const failedSend = (error: unknown, unsent: Unsent | null): ChatMessage => ({
  ...plain(say('chat.sendFailed'), false),
  failure: { detail: detailOf(error), unsent: isStored(error) ? null : unsent },
});

/** Found when the page was reopened: it never reached the server. */
export const neverSent = (unsent: Unsent): ChatMessage => ({
  ...plain(say('chat.sendFailed'), false),
  failure: { detail: say('chat.wasNotSent'), unsent },
});

export const failedApproval = (error: unknown): ChatMessage => ({
  ...plain(say('chat.approvalFailed'), false),
  failure: { detail: detailOf(error), unsent: null },
});
