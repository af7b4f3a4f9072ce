import { Temporal } from 'temporal-polyfill';
import type { Frame } from '../frames.ts';

const ZONED = /^[+-]?\d{4,6}-\d\d-\d\dT.*\[[^\]]+\]$/;
const DURATION = /^[+-]?P(?:\d|T\d)/;
/** Keys under which times stand in a resolved time; everything else in a frame is plain JSON. */
const TIME_KEYS = new Set(['at', 'start', 'end', 'likely', 'by', 'from', 'duration', 'offset']);

/** Gives a frame that went through JSON (a stored conversation) its times back. */
export function reviveFrame(frame: Frame): Frame {
  return revive(frame, '') as Frame;
}

function revive(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (!TIME_KEYS.has(key)) return value;
    if (ZONED.test(value)) return Temporal.ZonedDateTime.from(value);
    if (DURATION.test(value)) return Temporal.Duration.from(value);
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => revive(item, key));
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Temporal.ZonedDateTime || value instanceof Temporal.Duration) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, revive(item, name)]));
}
