import { mayFollow } from '../text/clause.ts';
import { choice } from './choices.ts';
import { combine } from './combine.ts';
import { duration, isExact, shiftedBy, theHours } from './durations.ts';
import { eventRelative } from './events.ts';
import { hasClock, type Length, type Node, type Parsed, type TimeNode } from './nodes.ts';
import { openOrDeadline, suffixed, sure } from './open-ends.ts';
import { range } from './ranges.ts';
import type { Reader } from './reader.ts';
import { recurrence } from './recurrence.ts';
import { sequence } from './sequence.ts';

/** Is a latent reading allowed here? 'by 5' yes, '5 people' no. */
export const isLatent = (node: Node): boolean => node.kind === 'time' && node.latent === true;

/** In 'Friday at ten until two the next morning' only the end is on another day. */
const isNextDay = (node: Node): boolean => node.kind === 'range' && node.onNextDay === true;

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
      (found.end === best.end && (isNextDay(found.node) || (isLatent(best.node) && !isLatent(found.node))))
    )
      best = found;
  }
  return best && suffixed(r, best);
}

/** 'from 4pm for thirty minutes', 'for 30 minutes starting at 4', 'a week starting tomorrow', '3pm, 45 min'. */
function lengthened(r: Reader, i: number): Parsed<Node> | null {
  const at = r.skip(i, 'for');
  const length = duration(r, at) ?? (at > i ? bareMinutes(r, at) : null);
  if (length) {
    // '15 minutes from 1pm' is a quarter past one; 'for 15 minutes from 1pm' begins at one, as 'two nights from Friday' do.
    const joint =
      r.is(length.end, 'starting', 'beginning', 'at', 'commencing') ||
      (r.is(length.end, 'from') && (at > i || r.is(length.end - 1, 'nights')));
    // '30 min tomorrow at 10', where the whole text is a time.
    const timed = r.phrase && !joint ? sequence(r, r.skip(length.end, 'on', ',')) : null;
    if (
      timed?.node.clock &&
      timed.node.dates.length > 0 &&
      !timed.node.latent &&
      accepts(timed.node, length.node)
    )
      return { node: { ...timed.node, length: length.node }, end: timed.end };
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
  const lasting = r.is(comma, 'for', 'lasting');
  if (!lasting && !(r.phrase && base.node.clock)) return null;
  const tail =
    duration(r, lasting ? r.skip(comma + 1, 'about', 'around') : comma) ??
    (lasting ? bareMinutes(r, comma + 1) : null);
  if (!tail || !accepts(base.node, tail.node)) return null;
  const joined: TimeNode = { ...base.node, length: tail.node };
  const more = sequence(r, r.skip(tail.end, 'on', ','));
  const whole = more && !more.node.latent ? combine(joined, more.node) : null;
  return whole && more ? { node: whole, end: more.end } : { node: joined, end: tail.end };
}

const tables = new Set([
  'table',
  'dinner',
  'lunch',
  'brunch',
  'breakfast',
  'reservation',
  'restaurant',
  'party',
  'book',
]);

/** 'at 3 for 45', 'for 30 starting at 9': minutes, where nobody reserves for so many people. */
function bareMinutes(r: Reader, i: number): Parsed<Length> | null {
  const n = r.number(i);
  if (!n || n.value < 15 || n.value > 120 || n.value % 15 !== 0) return null;
  const next = r.tokens[i + 1];
  if (
    next &&
    (next.glued || !(next.kind === 'symbol' || r.is(i + 1, 'starting', 'beginning', 'at', 'from', 'on')))
  ) {
    if (!r.is(i + 1, '.', ',', '!', '?') || r.number(i + 2)) return null;
  }
  if (r.tokens.some(({ text }) => tables.has(text))) return null;
  return { node: { minute: n.value }, end: i + 1 };
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
  const whole = r.skip(i, 'the');
  const lead = Math.max(
    r.words(i, 'all', 'day'),
    r.words(whole, 'whole', 'day'),
    r.words(i, 'all', 'of'),
    r.words(whole, 'whole', 'of'),
    r.is(i, 'all') && r.is(i + 1, 'next', 'this') ? i + 1 : -1,
  );
  const found = sequence(r, lead > 0 ? r.skip(lead, 'on') : i);
  if (!found || found.node.dates.length === 0 || hasClock(found.node) || found.node.part) return null;
  const { latent: _, ...node } = found.node;
  if (lead > 0) return { node, end: found.end };
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
  const length = duration(r, at) ?? shiftedBy(r, at) ?? theHours(r, at);
  if (!length || (!r.phrase && isIdiom(r, at, length))) return null;
  return {
    node: { kind: 'duration', length: length.node, ...(about ? { approximate: true as const } : {}) },
    end: r.is(length.end, 'long') ? length.end + 1 : length.end,
  };
}

/** 'Just a second', 'a second helping', 'a quarter of the cake', '12 years old': said of other things than time. */
function isIdiom(r: Reader, i: number, { node, end }: Parsed<Length>): boolean {
  const next = r.tokens[end];
  if (r.is(end, 'old') || (r.is(end, '-') && r.is(end + 1, 'old'))) return true;
  if (node.second === 1 || (node.day === 1 && r.words(i - 2, 'call', 'it') > 0)) return true;
  if (node.minute === 1 && r.is(i - 1, 'just', 'wait', 'me', 'got', 'on')) return true;
  return node.quarter === 1 && (r.is(end, 'of') || (next?.kind === 'word' && !mayFollow(next.text)));
}
