import type { Settings } from '../settings.ts';

/** The limit between one business and one person: a bucket of tokens per person. */
export const createPairRate = (settings: Settings) => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    /** False when the person has had enough for now. */
    allows: (email: string, now: number): boolean => {
      const limit = settings.current.pair_rate;
      if (limit === null) {
        buckets.clear();
        return true;
      }
      const before = buckets.get(email) ?? { tokens: limit.burst, at: now };
      const tokens = Math.min(limit.burst, before.tokens + (now - before.at) / 1000 / limit.seconds);
      buckets.set(email, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
      return tokens >= 1;
    },
  };
};
