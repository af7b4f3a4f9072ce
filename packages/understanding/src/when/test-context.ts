import { Temporal } from 'temporal-polyfill';
import type { WhenContext } from './types.ts';

/** Wednesday 18 November 2026, 11:15 in Madrid: the moment most tests speak at. */
export const at = (now: string, zone: string, more: Partial<WhenContext> = {}): WhenContext => ({
  now: Temporal.Instant.from(now),
  zone,
  ...more,
});

export const madrid = at('2026-11-18T10:15:00Z', 'Europe/Madrid');
