/** What became of one attempt to send. Adapters translate their provider's answers into this, and nothing else. */
export type SendResult =
  | { readonly kind: 'sent'; readonly providerId: string; readonly conversationId?: string }
  /** Certainly not sent; the same may work later. */
  | {
      readonly kind: 'retry';
      readonly reason: string;
      readonly afterMs?: number;
      readonly alarming?: boolean;
    }
  /** Nobody knows whether it was sent: it must be found out before it is sent again. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** They wrote too long ago: only a form that the provider has approved may go. */
  | { readonly kind: 'window-closed' }
  /** Too many messages to this person in too short a time. */
  | { readonly kind: 'too-fast' }
  /** The workspace's token no longer works, for anybody there. */
  | { readonly kind: 'dead'; readonly reason: string }
  /** It will never arrive this way; `alarming` when nothing of its kind will until somebody fixes it. */
  | { readonly kind: 'undeliverable'; readonly reason: string; readonly alarming?: boolean };
