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

/** The current time in milliseconds, read again every second while active. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), active ? 1_000 : null);
  return now;
}
