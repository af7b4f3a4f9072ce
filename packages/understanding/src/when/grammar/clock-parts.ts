import { HOUR, MINUTE } from '../civil/calendar.ts';
import type { Clock, Parsed } from './nodes.ts';
import type { Reader } from './reader.ts';

/** A clock reading with what is needed to trust it: a bare '3' is latent, 'around 3' is approximate. */
export interface Said {
  readonly clock: Clock;
  readonly latent: boolean;
  readonly approximate?: true;
}

type Half = 'am' | 'pm';

/** 'am', 'p.m.', 'p m', and a glued 'a' or 'p'. */
export function meridiem(r: Reader, i: number): Parsed<Half> | null {
  // 'Which of the two am I down for?'
  if (r.is(i, 'am') && r.is(i + 1, 'i') && !r.glued(i)) return null;
  if (r.is(i, 'am', 'pm')) return { node: r.text(i) as Half, end: i + 1 };
  if (r.is(i, 'in') && r.is(i + 1, 'the') && r.is(i + 2, 'am', 'pm'))
    return { node: r.text(i + 2) as Half, end: i + 3 };
  if (!r.is(i, 'a', 'p')) return null;
  const half: Half = r.is(i, 'a') ? 'am' : 'pm';
  if (r.is(i + 1, '.') && r.is(i + 2, 'm'))
    return { node: half, end: r.is(i + 3, '.') && r.glued(i + 3) ? i + 4 : i + 3 };
  if (r.is(i + 1, 'm')) return { node: half, end: i + 2 };
  return r.glued(i) && r.number(i - 1) ? { node: half, end: i + 1 } : null;
}

export function clockOf(
  hour: number,
  minute: number,
  second: number,
  half: Half | null,
  grain: Clock['grain'],
  exact24 = false,
): Clock | null {
  if (hour > 24 || minute > 59 || second > 59) return null;
  if (half && (hour > 23 || hour === 0 || (half === 'am' && hour > 12))) return null;
  let h = hour;
  if (half && hour <= 12) h = (hour % 12) + (half === 'pm' ? 12 : 0);
  const open = !half && !exact24 && hour >= 1 && hour <= 12;
  return { second: (open ? hour % 12 : h) * HOUR + minute * MINUTE + second, open, grain };
}

/** Hour, minute and second with the half of the day that may follow: 'o'clock', 'pm'. */
export function withHalf(
  r: Reader,
  end: number,
  h: number,
  m: number,
  s: number,
  grain: Clock['grain'],
  latent: boolean,
  exact24 = false,
): Parsed<Said> | null {
  let at = end;
  let sure = !latent;
  if (r.is(at, 'oclock', 'o')) {
    if (r.is(at, 'o') && !r.is(at + 1, 'clock')) return null;
    at = r.is(at, 'o') ? at + 2 : at + 1;
    sure = true;
  }
  const half = meridiem(r, at);
  const clock24 = !half && (exact24 || h > 12 || h === 0);
  const made = clockOf(h, m, s, half?.node ?? null, grain, clock24);
  return made ? { node: { clock: made, latent: !sure && !half }, end: half?.end ?? at } : null;
}
