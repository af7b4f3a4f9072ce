import type { Thread } from '../threads.ts';

/** What would be lost with the page: words that are not sent, or of which nobody knows whether they arrived. */
export interface Unsent {
  readonly text: string;
  readonly mayBeSent: boolean;
}
const nothing: Unsent = { text: '', mayBeSent: false };

const keyOf = (userId: string): string => `draft:${userId}`;
export function keptDraft(userId: string): Unsent {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Partial<Unsent>) };
  } catch {
    return nothing;
  }
}
export function keepDraft(userId: string, unsent: Unsent): void {
  if (unsent.text) sessionStorage.setItem(keyOf(userId), JSON.stringify(unsent));
  else sessionStorage.removeItem(keyOf(userId));
}

export function unsentOf({ draft, isSending, live, messages }: Thread): Unsent {
  if (draft) return { text: draft, mayBeSent: false };
  const last = messages.at(-1);
  const text = isSending
    ? live.messageId === null && last?.isUser
      ? last.message
      : ''
    : (last?.failure?.unsent ?? '');
  return { text, mayBeSent: true };
}

interface Stored {
  readonly is_user: boolean;
  readonly message: string;
}

/** What is stored was heard, and is not offered to be sent a second time. */
export const isHeard = ({ text, mayBeSent }: Unsent, stored: readonly Stored[]): boolean =>
  mayBeSent && stored.findLast(({ is_user }) => is_user)?.message.trim() === text.trim();
