import type { Thread } from '../chat/threads.ts';

const keyOf = (userId: string): string => `draft:${userId}`;
export const keptDraft = (userId: string): string => sessionStorage.getItem(keyOf(userId)) ?? '';
export function keepDraft(userId: string, text: string): void {
  if (text) sessionStorage.setItem(keyOf(userId), text);
  else sessionStorage.removeItem(keyOf(userId));
}

/** What would be lost with the page: words that are not sent, or of which nobody knows whether they arrived. */
export function unsentOf({ draft, isSending, live, messages }: Thread): string {
  if (draft) return draft;
  const last = messages.at(-1);
  if (isSending) return live.messageId === null && last?.isUser ? last.message : '';
  return last?.failure?.unsent ?? '';
}

/** What is stored was heard, and is not offered to be sent a second time. */
export const isHeard = (text: string, { messages }: Thread): boolean =>
  messages.findLast(({ isUser }) => isUser)?.message.trim() === text.trim();
