/** The one place where the requests half meets the times half. */
export { findWhen } from '../when/find-when.ts';
export { resolveWhen } from '../when/resolve-when.ts';
export type { FoundWhen, When, WhenContext } from '../when/types.ts';
