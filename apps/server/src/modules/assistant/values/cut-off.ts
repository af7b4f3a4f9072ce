import type { RefusalReason } from './refusal-reason.ts';

const CUT_OFF: ReadonlySet<RefusalReason['code']> = new Set([
  'reconnect-needed',
  'calendar-busy',
  'calendar-unavailable',
  'calendar-silent',
]);

/** The calendar stopped answering: what was left for it is tried again when it is back. */
export const isCutOff = (code: RefusalReason['code']): boolean => CUT_OFF.has(code);
