import { setTimeout as sleep } from 'node:timers/promises';
import type { CalendarError } from '../../modules/calendar/index.ts';

export interface RetryPolicy {
  /** The first pause is anywhere up to this, each later one up to twice the one before. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** How often an answer that never came is asked for again; rate limits are bounded by the budget alone. */
  readonly repeats: number;
  readonly attemptTimeoutMs: number;
  /** No attempt begins after it; the last one still has its own timeout, for a write cut short would be in doubt. */
  readonly budgetMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  firstPauseMs: 250,
  longestPauseMs: 8000,
  repeats: 3,
  attemptTimeoutMs: 10_000,
  budgetMs: 20_000,
};

/**
 * Waits before another attempt: what was asked for, and full jitter on top, so that those who were turned away
 * together do not return together. Throws `error` instead when the wait would not end before the deadline.
 */
export const backOff =
  (policy: RetryPolicy, deadline: number, signal: AbortSignal | undefined) =>
  async (attempts: number, atLeastMs: number, error: CalendarError): Promise<void> => {
    const ceiling = Math.min(policy.longestPauseMs, policy.firstPauseMs * 2 ** attempts);
    const wait = atLeastMs + Math.random() * ceiling;
    if (Date.now() + wait >= deadline) throw error;
    try {
      await sleep(wait, undefined, signal ? { signal } : {});
    } catch (interrupted) {
      signal?.throwIfAborted();
      throw interrupted;
    }
  };
