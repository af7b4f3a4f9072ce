import { say } from '../../words/staff.ts';

/** Product-spec section 5, letter for letter; the browser's own confirm (decisions.md, 'Admin'). */
export const confirmResetQueue = (id: string): boolean =>
  window.confirm(say('users.confirmResetQueue', { id }));

export const confirmClearHistory = (id: string): boolean =>
  window.confirm(say('users.confirmClearHistory', { id }));
