import { choice } from './choices.ts';
import { duration, isExact } from './durations.ts';
import { eventRelative } from './events.ts';
import { combine, hasClock, type Node, type Parsed, type TimeNode } from './nodes.ts';
import { openOrDeadline, suffixed, sure } from './open-ends.ts';
import { range } from './ranges.ts';
import type { Reader } from './reader.ts';
import { recurrence } from './recurrence.ts';
import { sequence } from './sequence.ts';

/** Is a latent reading allowed here? 'by 5' yes, '5 people' no. */
export const isLatent = (node: Node): boolean => node.kind === 'time' && node.latent === true;

type Rule = (r: Reader, i: number) => Parsed<Node> | null;

const rules: readonly Rule[] = [
  recurrence,
  allDay,
  sequence,
  lengthened,
  openOrDeadline,
  range,
  choice,
  plainDuration,
  eventRelative,
];

/** The longest whole time expression at a position. */
export function expression(r: Reader, i: number): Parsed<Node> | null {
  let best: Parsed<Node> | null = null;
  for (const rule of rules) {
    const found = rule(r, i);
    if (!found) continue;
    if (
      !best ||
      found.end > best.end ||
      (found.end === best.end && isLatent(best.node) && !isLatent(found.node))
    )
      best = found;
  }
  return best && suffixed(r, best);
}

/** 'from 4pm for thirty minutes', 'for 30 minutes starting at 4', 'a week starting tomorrow', '3pm, 45 min'. */
function lengthened(r: Reader, i: number): Parsed<Node> | null {
  const at = r.skip(i, 'for');
  const length = duration(r, at);
  if (length) {
    // '15 minutes from 1pm' is a quarter past one; 'for 15 minutes from 1pm' begins at one.
    const joint =
      r.is(length.end, 'starting', 'beginning', 'at', 'commencing') || (at > i && r.is(length.end, 'from'));
    const start = joint
      ? sure(r, r.is(length.end, 'at') ? length.end : r.skip(r.skip(length.end + 1, 'from', 'on'), 'at'))
      : null;
    return start && accepts(start.node, length.node)
      ? { node: { ...start.node, length: length.node }, end: start.end }
      : null;
  }
  const from = r.is(i, 'from', 'starting', 'beginning') ? r.skip(i + 1, 'at', 'from', 'on') : i;
  const base = from > i ? sure(r, from) : sequence(r, i);
  if (!base || base.node.latent) return null;
  const comma = r.skip(base.end, ',');
  if (!r.is(comma, 'for', 'lasting')) return null;
  const tail = duration(r, r.skip(comma + 1, 'about', 'around'));
  if (!tail || !accepts(base.node, tail.node)) return null;
  const joined: TimeNode = { ...base.node, length: tail.node };
  const more = sequence(r, r.skip(tail.end, 'on', ','));
  const whole = more && !more.node.latent ? combine(joined, more.node) : null;
  return whole && more ? { node: whole, end: more.end } : { node: joined, end: tail.end };
}

/** Half an hour of a whole day says nothing about when; a day of days does. */
const accepts = (node: TimeNode, length: Parameters<typeof isExact>[0]): boolean =>
  !node.clocks &&
  !node.stretch &&
  !node.length &&
  (node.clock !== undefined || node.exact !== undefined || !isExact(length)) &&
  !(node.part && !node.clock);

/** 'all day tomorrow', 'Friday all day'. */
function allDay(r: Reader, i: number): Parsed<Node> | null {
  const lead = r.words(i, 'all', 'day') > 0;
  const found = sequence(r, lead ? r.skip(i + 2, 'on') : i);
  if (!found || found.node.dates.length === 0 || hasClock(found.node) || found.node.part) return null;
  const { latent: _, ...node } = found.node;
  if (lead) return { node, end: found.end };
  return r.words(found.end, 'all', 'day') > 0 ? { node, end: found.end + 2 } : null;
}

function plainDuration(r: Reader, i: number): Parsed<Node> | null {
  let at = i;
  let about = false;
  if (r.is(at, 'about', 'around', 'approximately', 'roughly')) {
    about = true;
    at++;
  }
  if (r.is(i, 'all')) {
    const { unit } = r.lex(i + 1);
    if (unit && ['day', 'week', 'month', 'year'].includes(unit) && !r.is(i + 1, 'night', 'nights'))
      return { node: { kind: 'duration', length: { [unit]: 1 } }, end: i + 2 };
  }
  const length = duration(r, at);
  if (!length) return null;
  return {
    node: { kind: 'duration', length: length.node, ...(about ? { approximate: true as const } : {}) },
    end: r.is(length.end, 'long') ? length.end + 1 : length.end,
  };
}
