import type { SendResult } from '../send-result.ts';
import type { OutboxRow } from './outbox.repository.ts';

/** Why a message is not sent at all now. */
export type Obstacle =
  | { readonly kind: 'skip'; readonly why: string }
  | { readonly kind: 'not-connected' }
  | { readonly kind: 'wait'; readonly milliseconds: number; readonly why: string };

export type Found =
  | { readonly kind: 'sent'; readonly providerId: string; readonly conversationId?: string }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'ask-later'; readonly afterMs?: number };

/** How one channel sends: what to send is decided as late as possible, when the message goes out. */
export interface Sender {
  /** Ready to go: the recipient and the text, or what prevents it. */
  prepare(row: OutboxRow, now: Date): Promise<Obstacle | { readonly kind: 'ready'; send: Send }>;
  /** Was it sent, although no answer came? Asked once the time for receipts has passed. */
  lookFor(row: OutboxRow, now: Date): Promise<Found>;
  /** How long receipts may take before a lost answer is looked into. */
  readonly graceMs: number;
}

type Send = (signal: AbortSignal) => Promise<SendResult>;
