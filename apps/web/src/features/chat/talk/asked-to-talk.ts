import { useState, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const counted = () => count;

/** Brings the conversation into sight and the cursor into its input, from wherever on the page. */
export function askToTalk(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** How often it was asked for since this part of the page is there: its code may still be on its way. */
export function useAskedToTalk(): number {
  const now = useSyncExternalStore(subscribe, counted);
  const [before] = useState(counted);
  return now - before;
}
