import type { Clock } from '../../../platform/clock.ts';
import type { ModelFailure } from './model-failure.ts';

/** Which models are left alone for a while, so that nobody waits for one that has just failed everybody else. */
export interface Breaker {
  isResting(model: string): boolean;
  failed(model: string, failure: ModelFailure): void;
  worked(model: string): void;
}

/** What does not go away on its own: a key, a quota, a name. */
const LASTING = new Set([401, 402, 403, 404, 429]);
const FAILURES = 2;
const LONGEST_REST_MS = 10 * 60_000;

/**
 * A lasting refusal rests a model at once, anything else when it happens twice in a row; each rest that did not help
 * is twice as long as the one before. It is this process's own memory: others find out for themselves.
 */
export function createBreaker(clock: Clock, restMs: number): Breaker {
  const known = new Map<string, { failures: number; rests: number; until: number }>();
  const now = () => clock.now().getTime();
  return {
    isResting: (model) => (known.get(model)?.until ?? 0) > now(),
    worked: (model) => void known.delete(model),
    failed: (model, { status, waitMs = 0 }) => {
      const entry = known.get(model) ?? { failures: 0, rests: 0, until: 0 };
      entry.failures += 1;
      if (entry.failures >= FAILURES || entry.rests > 0 || LASTING.has(status ?? 0)) {
        const rest = restMs === 0 ? 0 : Math.max(restMs * 2 ** entry.rests, waitMs);
        entry.until = now() + Math.min(rest, LONGEST_REST_MS);
        entry.rests += 1;
        entry.failures = 0;
      }
      known.set(model, entry);
    },
  };
}
