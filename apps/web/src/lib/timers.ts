import { useEffect, useEffectEvent, useState } from 'react';

/** Runs once after `delay`; null switches it off; a new delay or key starts over. */
export function useTimeout(callback: () => void, delay: number | null, key?: unknown): void {
  const run = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key exists to restart the timer
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => run(), delay);
    return () => clearTimeout(timer);
  }, [delay, key]);
}

/** Runs every `delay` milliseconds; null switches it off. */
export function useInterval(callback: () => void, delay: number | null): void {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return;
    const timer = setInterval(() => run(), delay);
    return () => clearInterval(timer);
  }, [delay]);
}

/** The current time in milliseconds, read when it becomes active and every second from then on. */
export function useNow(active: boolean): number {
  const [state, setState] = useState(() => ({ now: Date.now(), active }));
  let { now } = state;
  if (state.active !== active) {
    // What it was while nobody looked may be long ago: a countdown would begin with more than there is.
    now = Date.now();
    setState({ now, active });
  }
  useInterval(() => setState({ now: Date.now(), active }), active ? 1_000 : null);
  return now;
}
