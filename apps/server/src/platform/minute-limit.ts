const MINUTE_MS = 60_000;

export interface MinuteLimit {
  /** False when this one has done so too often in the current minute. */
  take(key: string): boolean;
}

/**
 * So many a minute and key, counted in this process alone: it guards against runaway programs, where a count that
 * several processes share would cost a write for every call.
 */
export function createMinuteLimit(most: number, now: () => number = Date.now): MinuteLimit {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    take: (key) => {
      const current = Math.floor(now() / MINUTE_MS);
      // Everything is forgotten with the minute, so the memory is bounded by what one minute can bring.
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most;
    },
  };
}
