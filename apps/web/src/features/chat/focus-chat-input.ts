/** Marks the one field of the chat. */
export const CHAT_INPUT = { 'data-chat-input': '' };

/** Who chose somebody wants to write next; on a touch screen that would open the keyboard unasked. */
export function focusChatInput(): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  document.querySelector<HTMLElement>('[data-chat-input]')?.focus({ preventScroll: true });
}
