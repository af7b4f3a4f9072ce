import { HOUR } from '../civil/calendar.ts';
import { clock, type Said } from './clock.ts';
import { type Parsed, type TimeNode, time } from './nodes.ts';
import type { Reader } from './reader.ts';

/** Position after a word that joins the two ends of a range, or -1. */
export function rangeSign(r: Reader, i: number): number {
  if (r.is(i, 'to', '-', 'until', 'through', '~', '→')) {
    // '- to' and 'up to' do not occur; 'until about' does.
    return r.skip(i + 1, 'about', 'around', 'approximately');
  }
  if (r.is(i, 'and') && r.is(i + 1, 'until')) return i + 2;
  // ISO 8601 writes an interval with a slash between two full times.
  if (r.is(i, '/') && r.number(i - 1) && r.is(i - 2, ':') && (r.number(i + 1)?.digits ?? 0) === 4)
    return i + 1;
  return -1;
}

/** '9-11am', 'from 3 to 4:30', 'between 10 and 11:30'. */
export function clockRange(r: Reader, i: number): Parsed<TimeNode> | null {
  const between = r.is(i, 'between', 'btw', 'btwn');
  const from = r.is(i, 'from');
  const at = between || from ? r.skip(i + 1, 'about', 'around', 'at', 'approximately') : i;
  const start = clock(r, at);
  if (!start) return null;
  const sign = between && r.is(start.end, 'and', '-', 'to', '&') ? start.end + 1 : rangeSign(r, start.end);
  if (sign < 0) return null;
  const end = clock(r, r.skip(sign, 'at'));
  if (!end || !plausible(start.node, end.node, r, at)) return null;
  // 'at 6:30 until 24 December': a number before a month is its day.
  if (end.node.latent && r.lex(r.skip(end.end, 'of')).month !== undefined) return null;
  // '9.30 to 11.00' and '1400-1530' say minutes at both ends; a bare '9-5' may be anything.
  const minutes = start.node.clock.grain !== 'hour' && end.node.clock.grain !== 'hour';
  const bare = start.node.latent && end.node.latent && !minutes;
  return {
    node: time('a range of clock times', {
      clocks: { from: start.node.clock, to: end.node.clock },
      ends: { from: [at, start.end], to: [r.skip(sign, 'at'), end.end] },
      ...(bare && !from && !between ? { latent: true as const } : {}),
      ...(bare ? { bare: true as const } : {}),
      ...(start.node.approximate || end.node.approximate ? { approximate: true as const } : {}),
    }),
    end: end.end,
  };
}

function plausible(start: Said, end: Said, r: Reader, i: number): boolean {
  if (!start.latent || !end.latent || r.is(i - 1, 'from', 'between')) return true;
  // '9-17' are working hours, '2-15' is a date.
  if (start.clock.open && !end.clock.open && start.clock.second < 7 * HOUR) return false;
  if (r.number(i)) return true;
  // 'five to seven' may be a range; 'ten to three' is 2:50.
  const span = end.clock.second - start.clock.second;
  return span > 0 && span <= 4 * HOUR;
}
