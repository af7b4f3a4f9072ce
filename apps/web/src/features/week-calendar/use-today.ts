import { useState } from 'react';
import type { Temporal } from 'temporal-polyfill';
import { useInterval } from '../../lib/timers.ts';
import { dateIn } from './week.ts';

const CHECK_EVERY = 30_000;

/** The owner's date, noticing midnight; a new value only when the day really changes. */
export function useToday(zone: string): Temporal.PlainDate {
  const [now, setNow] = useState(() => Date.now());
  const today = dateIn(zone, now);
  useInterval(() => {
    if (!dateIn(zone, Date.now()).equals(today)) setNow(Date.now());
  }, CHECK_EVERY);
  const [stable, setStable] = useState(today);
  if (stable.equals(today)) return stable;
  setStable(today);
  return today;
}
