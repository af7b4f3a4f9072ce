const MINUTE_MS = 60_000;

export interface MinuteLimit {
  /** False when this one has done so too often in the current minute. */
  take(key: string): boolean;
}

/**
 * So many a minute and key, counted in this process alone: it guards against runaway programs, where a count that
 * several processes share would cost a write for every call. A key's minute begins with its first call.
 */
export function createMinuteLimit(most: number, now: () => number = Date.now): MinuteLimit {
  const counts = new Map<string, { until: number; count: number }>();
  let nextSweep = 0;
  return {
    take: (key) => {
      const at = now();
      // What is over is forgotten, so the memory is bounded by what two minutes can bring.
      if (at >= nextSweep) {
        for (const [one, { until }] of counts) if (until <= at) counts.delete(one);
        nextSweep = at + MINUTE_MS;
      }
      const known = counts.get(key);
      if (!known || known.until <= at) {
        counts.set(key, { until: at + MINUTE_MS, count: 1 });
        return most >= 1;
      }
      known.count += 1;
      return known.count <= most;
    },
  };
}
