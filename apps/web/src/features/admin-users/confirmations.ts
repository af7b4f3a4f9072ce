/** Product-spec section 5, letter for letter; the browser's own confirm (decisions.md, 'Admin'). */
export const confirmResetQueue = (id: string): boolean =>
  window.confirm(
    `Are you sure you want to reset the queue for user ${id}? This will cancel all pending workflows for this user.`,
  );

export const confirmClearHistory = (id: string): boolean =>
  window.confirm(
    `Are you sure you want to clear the conversation history for user ${id}? This action cannot be undone.`,
  );
