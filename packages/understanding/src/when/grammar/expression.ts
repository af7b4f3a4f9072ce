import { mayFollow } from '../text/clause.ts';
import { choice } from './choices.ts';
import { clock } from './clock.ts';
import { rangeSign } from './clock-range.ts';
import { dayNumberOnly } from './dates-numeric.ts';
import { duration, isExact } from './durations.ts';
import { eventRelative } from './events.ts';
import { combine, hasClock, type Node, on24Hours, type Parsed, type TimeNode, time } from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';
import { recurrence } from './recurrence.ts';
import { sequence, sequenceOfPoints } from './sequence.ts';
import { fromNow } from './shifts.ts';

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

/** A bare number as an hour, after words that only go with times: 'after 3', 'by 5', 'until 6:30'. */
function sure(r: Reader, i: number): Parsed<TimeNode> | null {
  const found = sequence(r, i);
  if (!found) return null;
  if (found.node.latent) {
    const next = r.tokens[found.end];
    if (next?.kind === 'word' && hasClock(found.node) && !mayFollow(next.text)) return null;
    if (
      found.node.dates.length > 0 &&
      r.number(i)?.digits !== 4 &&
      !r.is(i, 'the') &&
      r.lex(i).month === undefined &&
      r.lex(i).weekday === undefined
    ) {
      return found;
    }
  }
  const { latent: _, ...node } = found.node;
  return { node, end: found.end };
}

const openings: readonly {
  words: readonly string[];
  kind: 'from' | 'until' | 'by';
  edge: 'start' | 'end';
  since?: true;
}[] = [
  { words: ['no', 'earlier', 'than'], kind: 'from', edge: 'start' },
  { words: ['not', 'before'], kind: 'from', edge: 'start' },
  { words: ['as', 'early', 'as'], kind: 'from', edge: 'start' },
  { words: ['on', 'or', 'later', 'than'], kind: 'from', edge: 'start' },
  { words: ['on', 'or', 'after'], kind: 'from', edge: 'start' },
  { words: ['on', 'or', 'before'], kind: 'until', edge: 'end' },
  { words: ['at', 'or', 'after'], kind: 'from', edge: 'start' },
  { words: ['as', 'late', 'as'], kind: 'by', edge: 'end' },
  { words: ['as', 'of'], kind: 'from', edge: 'start' },
  { words: ['starting', 'from'], kind: 'from', edge: 'start' },
  { words: ['starting', 'on'], kind: 'from', edge: 'start' },
  { words: ['starting'], kind: 'from', edge: 'start' },
  { words: ['beginning'], kind: 'from', edge: 'start' },
  { words: ['any', 'time', 'after'], kind: 'from', edge: 'end' },
  { words: ['anytime', 'after'], kind: 'from', edge: 'end' },
  { words: ['some', 'time', 'after'], kind: 'from', edge: 'end' },
  { words: ['sometime', 'after'], kind: 'from', edge: 'end' },
  { words: ['later', 'than'], kind: 'from', edge: 'end' },
  { words: ['from'], kind: 'from', edge: 'start' },
  { words: ['since'], kind: 'from', edge: 'start', since: true },
  { words: ['after'], kind: 'from', edge: 'end' },
  { words: ['past'], kind: 'from', edge: 'end' },
  { words: ['no', 'later', 'than'], kind: 'by', edge: 'end' },
  { words: ['not', 'later', 'than'], kind: 'by', edge: 'end' },
  { words: ['at', 'the', 'latest', 'by'], kind: 'by', edge: 'end' },
  { words: ['by'], kind: 'by', edge: 'end' },
  { words: ['any', 'time', 'before'], kind: 'until', edge: 'start' },
  { words: ['anytime', 'before'], kind: 'until', edge: 'start' },
  { words: ['sometime', 'before'], kind: 'until', edge: 'start' },
  { words: ['earlier', 'than'], kind: 'until', edge: 'start' },
  { words: ['prior', 'to'], kind: 'until', edge: 'start' },
  { words: ['before'], kind: 'until', edge: 'start' },
  { words: ['up', 'until'], kind: 'until', edge: 'end' },
  { words: ['up', 'to'], kind: 'until', edge: 'end' },
  { words: ['until'], kind: 'until', edge: 'end' },
  { words: ['through'], kind: 'until', edge: 'end' },
];

/** 'after 3', 'from Monday', 'before noon', 'since May', 'until Friday', 'by 5', 'within two hours', 'asap'. */
function openOrDeadline(r: Reader, i: number): Parsed<Node> | null {
  const soon = r.words(i, 'as', 'soon', 'as', 'possible');
  if (r.is(i, 'asap') || soon > 0) {
    const node = time('from now on', { exact: { epoch: r.moment.epoch, grain: 'second' } });
    return { node: { kind: 'open', direction: 'from', edge: 'start', node }, end: soon > 0 ? soon : i + 1 };
  }
  if (r.words(i, 'to', 'date') > 0 || r.words(i, 'so', 'far') > 0) {
    const node = time('until now', { exact: { epoch: r.moment.epoch, grain: 'second' } });
    return { node: { kind: 'open', direction: 'until', edge: 'start', node }, end: i + 2 };
  }
  if (r.is(i, 'within')) {
    const length = duration(r, r.skip(r.skip(i + 1, 'the'), 'next'));
    return (
      length && {
        node: { kind: 'deadline', node: fromNow(r, length.node, 1, 'counted from now'), edge: 'start' },
        end: length.end,
      }
    );
  }
  for (const opening of openings) {
    const at = r.words(i, ...opening.words);
    if (at < 0) continue;
    const found = sure(r, r.skip(at, 'about', 'around', 'approximately'));
    if (!found || found.node.clocks || found.node.stretch) continue;
    const node: TimeNode = opening.since
      ? { ...found.node, rules: ['since', ...found.node.rules] }
      : found.node;
    const both = opening.kind === 'from' ? andBefore(r, found, node) : null;
    if (both) return both;
    // 'before the end of the month' is before it is over.
    const ending = opening.kind === 'until' && node.rules.some((rule) => rule.startsWith('the end of'));
    // 'until next week' is over when next week begins, 'until Friday' when Friday ends.
    const long =
      opening.words[0] !== 'through' &&
      opening.kind === 'until' &&
      !ending &&
      node.dates.length > 0 &&
      !hasClock(node) &&
      !node.part &&
      node.dates.every((d) => d.series.length > 3 * 86_400);
    if (opening.kind === 'by') return { node: { kind: 'deadline', node }, end: found.end };
    return {
      node: {
        kind: 'open',
        direction: opening.kind,
        edge: ending ? 'end' : long ? 'start' : opening.edge,
        node,
      },
      end: found.end,
    };
  }
  return null;
}

/** '… but before 11': the other end of what began with 'after'. */
function andBefore(r: Reader, start: Parsed<TimeNode>, from: TimeNode): Parsed<Node> | null {
  const at = r.skip(start.end, 'but', 'and', ',');
  if (at === start.end || !r.is(at, 'before', 'until')) return null;
  const end = sure(r, at + 1);
  if (!end || end.node.clocks) return null;
  if (from.clock && end.node.clock && from.dates.length === 0) {
    const { clock, ...rest } = end.node;
    return { node: { ...rest, clocks: { from: from.clock, to: clock } }, end: end.end };
  }
  return { node: { kind: 'range', from, to: end.node }, end: end.end };
}

/** '3pm or later', 'Monday onwards', '1/1/2016 and after', 'Friday at the latest'. */
function suffixed(r: Reader, found: Parsed<Node>): Parsed<Node> {
  const { node, end } = found;
  if (node.kind !== 'time') return found;
  let at = end;
  let direction: 'from' | 'until' | 'by' | '' = '';
  if (r.is(end, 'or', 'and') && r.is(end + 1, 'later', 'after', 'onwards', 'onward', 'beyond')) {
    direction = 'from';
    at = end + 2;
  } else if (r.is(end, 'onwards', 'onward')) {
    direction = 'from';
    at = end + 1;
  } else if (r.is(end, 'or', 'and') && r.is(end + 1, 'earlier', 'before')) {
    direction = 'until';
    at = end + 2;
  } else if (r.words(end, 'at', 'the', 'latest') > 0) {
    direction = 'by';
    at = end + 3;
  } else if (r.words(end, 'at', 'the', 'earliest') > 0) {
    direction = 'from';
    at = end + 3;
  }
  if (!direction) return found;
  // 'at 3 pm or later on Monday': the day may follow.
  let whole: TimeNode = node;
  const more = sequence(r, r.skip(at, 'on', ','));
  if (more && !more.node.latent) {
    const joined = combine(node, more.node);
    if (joined) {
      whole = joined;
      at = more.end;
    }
  }
  const { latent: _, ...sureNode } = whole;
  if (direction === 'by') return { node: { kind: 'deadline', node: sureNode }, end: at };
  return {
    node: { kind: 'open', direction, edge: direction === 'from' ? 'start' : 'end', node: sureNode },
    end: at,
  };
}

/** 'from A to B', 'A until B', 'between A and B', 'Mon-Wed', 'July 13-15'. */
function range(r: Reader, i: number): Parsed<Node> | null {
  const between = r.is(i, 'between', 'btw');
  const from = r.is(i, 'from', 'starting', 'beginning');
  const start = between || from ? r.skip(i + 1, 'on', 'from', 'about', 'around') : i;
  const first = sequence(r, start) ?? (between || from ? bareDay(r, start) : null);
  const sides: Parsed<TimeNode>[] = first ? [first] : [];
  // 'Monday 8 am till 1 pm Tuesday': the times may belong to two days.
  const single = first?.node.clocks ? sequenceOfPoints(r, start) : null;
  if (single && single.end > start) sides.push(single);
  // '13 to 15 July': the first number alone is not yet a date.
  const bare = bareDay(r, start);
  if (bare && (!first || first.end !== bare.end || first.node.latent)) sides.push(bare);
  let best: Parsed<Node> | null = null;
  for (const a of sides) {
    const sign = between && r.is(a.end, 'and', '&') ? a.end + 1 : rangeSign(r, a.end);
    if (sign < 0) continue;
    const at = r.skip(r.skip(sign, 'on', 'at'), 'the');
    for (const b of [sequence(r, sign), sequence(r, at), bareDay(r, at), dayInPeriod(r, at)]) {
      if (!b || !fits(r, a, b, between || from)) continue;
      if (best && b.end <= best.end) continue;
      const { latent: _a, ...left } = a.node;
      const { latent: _b, ...right } = b.node;
      // '2pm to 4 tomorrow' is all tomorrow; '2pm to tomorrow at 4' begins today.
      const together = b.node.dates.length > 0 && hasClock(b.node) && clock(r, r.skip(at, 'at')) !== null;
      best = {
        node: {
          kind: 'range',
          from: right.zone?.includes('/') ? on24Hours(left) : left,
          to: right,
          ...(together ? { together: true as const } : {}),
        },
        end: b.end,
      };
    }
  }
  return best;
}

/** '23 in next month', '22 this month': a bare day and the month it is in. */
function dayInPeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  const day = bareDay(r, i);
  const period = day && sequence(r, r.skip(day.end, 'of', 'in'));
  const joined = period && !hasClock(period.node) ? combine(day.node, period.node) : null;
  return joined && period ? { node: joined, end: period.end } : null;
}

/** A bare number that can only be a day of the month because of its neighbour. */
function bareDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.skip(i, 'the');
  const n = integer(r, at);
  if (!n || (r.number(at)?.digits ?? 1) > 2) return null;
  const node = dayNumberOnly(n.node, true);
  return node && { node, end: n.end };
}

const isYear = (r: Reader, i: number): boolean => {
  const n = r.number(i);
  return (
    n?.digits === 4 &&
    n.value >= 1900 &&
    n.value < 2100 &&
    !r.is(i - 1, ':', '/', '.') &&
    !(r.is(i - 1, '-') && r.number(i - 2)?.digits !== 4)
  );
};

/** Both ends must be of the same sort: two dates, or two times with a date somewhere. */
function fits(r: Reader, a: Parsed<TimeNode>, b: Parsed<TimeNode>, opened: boolean): boolean {
  const years = isYear(r, a.end - 1) && isYear(r, b.end - 1);
  if (years) return true;
  if (a.node.latent && b.node.latent && !opened) return false;
  if (a.node.length || b.node.length || a.node.stretch || b.node.stretch) return false;
  const onlyClock = (n: TimeNode): boolean =>
    n.dates.length === 0 && (n.clock !== undefined || n.clocks !== undefined);
  const dateOnly = (n: TimeNode): boolean => n.dates.length > 0 && !hasClock(n);
  if (onlyClock(a.node) && dateOnly(b.node)) return false;
  // 'Monday - 3pm' is a day with its time, not a range.
  if (dateOnly(a.node) && onlyClock(b.node) && !opened) return false;
  if (dateOnly(a.node) && b.node.latent && hasClock(b.node)) return false;
  const dash = r.is(a.end, '-');
  if (dash && !opened && a.node.latent && a.node.dates.length > 0 && b.node.latent) return false;
  return true;
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
