import { createHash } from 'node:crypto';
import type { LoggedException } from './exception-log.port.ts';

/**
 * The address of an exception. The log has no key to look one up by, so the address says when it happened; trace and
 * message are what makes it one failure (decisions.md, 'Admin').
 */
export const exceptionId = ({ startTimestamp, traceId, message }: LoggedException): string =>
  `${Date.parse(startTimestamp).toString(36)}-${shortHash(`${traceId}\n${message}`)}`;

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Undefined for what no exception can be called. */
export function momentOf(id: string): Date | undefined {
  const [, at] = /^([0-9a-z]{1,9})-[0-9a-f]{16}$/.exec(id) ?? [];
  return at === undefined ? undefined : new Date(Number.parseInt(at, 36));
}
