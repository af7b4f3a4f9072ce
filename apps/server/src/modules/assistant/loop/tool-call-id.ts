import { sha256 } from '../../../platform/secrets.ts';

/**
 * The id of a call, from the turn, the step and its place in it: the same after a crash, and never anybody else's.
 * Executions, approvals and event ids hang on it.
 */
export const toolCallId = (turnId: string, step: number, index: number): string =>
  `call_${sha256(`${turnId}/${step}/${index}`).toString('hex').slice(0, 32)}`;
