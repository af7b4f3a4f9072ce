/** Who speaks in a stored message; the labels and tints of the admin screens go by it (product-spec section 2). */
export type Speaker = 'user' | 'assistant' | 'system' | 'tool' | 'retry' | 'request' | 'other';

export type Part =
  | { readonly kind: 'user-prompt' | 'text' | 'system-prompt' | 'retry-prompt'; readonly text: string }
  | { readonly kind: 'tool-call'; readonly toolName: string; readonly args: unknown }
  | { readonly kind: 'tool-return'; readonly toolName: string | null; readonly content: unknown }
  /** Anything else: shown as raw JSON. */
  | { readonly kind: 'raw'; readonly partKind: string | null; readonly value: unknown };

export interface ModelMessage {
  readonly speaker: Speaker;
  /** The stored `kind`, or else `role`; null when the message has neither. */
  readonly kind: string | null;
  readonly parts: readonly Part[];
}

export type ParsedMessages =
  | { readonly ok: true; readonly messages: readonly ModelMessage[] }
  | { readonly ok: false; readonly raw: string };
