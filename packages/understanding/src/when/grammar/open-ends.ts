import { DAY } from '../civil/calendar.ts';
import { mayFollow } from '../text/clause.ts';
import { combine } from './combine.ts';
import { compared, moreOrLess, oneUnit, toDate } from './comparisons.ts';
import { duration, shiftedBy } from './durations.ts';
import { END_OF_DAY } from './edges.ts';
import { mealAfter } from './meals.ts';
import { hasClock, type Node, type Parsed, type TimeNode, time } from './nodes.ts';
import { countedFromNow } from './ordinals.ts';
import type { Reader } from './reader.ts';
import { sequence } from './sequence.ts';
import { fromNow } from './shifts.ts';

/** A bare number as an hour, after words that only go with times: 'after 3', 'by 5', 'until 6:30'. */
export function sure(r: Reader, i: number): Parsed<TimeNode> | null {
  const found = sequence(r, i);
  if (!found) return null;
  if (found.node.latent) {
    const next = r.tokens[found.end];
    if (
      next?.kind === 'word' &&
      hasClock(found.node) &&
      !mayFollow(next.text) &&
      !/^onwards?$/.test(next.text)
    )
      return null;
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
  /** Only where the whole text is a time. */
  phrase?: true;
}[] = [
  ...['ends', 'stops', 'ending', 'finishes'].flatMap((word) =>
    [[word, 'on'], [word]].map((words) => ({ words, kind: 'until', edge: 'end', phrase: true }) as const),
  ),
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
  { words: ['starting', 'with'], kind: 'from', edge: 'start' },
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
  { words: ['not', 'after'], kind: 'by', edge: 'end' },
  { words: ['earlier', 'than'], kind: 'until', edge: 'start' },
  { words: ['prior', 'to'], kind: 'until', edge: 'start' },
  { words: ['before'], kind: 'until', edge: 'start' },
  { words: ['up', 'until'], kind: 'until', edge: 'end' },
  { words: ['up', 'to'], kind: 'until', edge: 'end' },
  { words: ['until'], kind: 'until', edge: 'end' },
  { words: ['through'], kind: 'until', edge: 'end' },
];

/** 'after 3', 'from Monday', 'before noon', 'since May', 'until Friday', 'by 5', 'within two hours', 'asap'. */
export function openOrDeadline(r: Reader, i: number): Parsed<Node> | null {
  const soon = r.words(i, 'as', 'soon', 'as', 'possible');
  if (r.is(i, 'asap') || soon > 0) {
    const node = time('from now on', { exact: { epoch: r.moment.epoch, grain: 'second' } });
    return { node: { kind: 'open', direction: 'from', edge: 'start', node }, end: soon > 0 ? soon : i + 1 };
  }
  if (
    r.words(i, 'to', 'date') > 0 ||
    r.words(i, 'until', 'date') > 0 ||
    (r.words(i, 'so', 'far') > 0 && !r.is(i + 2, 'this'))
  ) {
    const node = time('until now', { exact: { epoch: r.moment.epoch, grain: 'second' } });
    return { node: { kind: 'open', direction: 'until', edge: 'start', node }, end: i + 2 };
  }
  const extra = toDate(r, i) ?? moreOrLess(r, i) ?? compared(r, i);
  if (extra) return extra;
  if (r.is(i, 'within')) {
    const start = r.skip(r.skip(i + 1, 'the'), 'next', 'coming', 'following');
    const working = countedFromNow(r, start);
    if (working) return { node: { kind: 'deadline', node: working.node }, end: working.end };
    const hour = r.words(i, 'within', 'the', 'hour') > 0;
    const length =
      duration(r, start) ??
      (hour || r.is(start - 1, 'next', 'coming', 'following') ? oneUnit(r, start) : null);
    return (
      length && {
        node: { kind: 'deadline', node: fromNow(r, length.node, 1, 'counted from now'), edge: 'start' },
        end: length.end,
      }
    );
  }
  if (r.is(i, 'right', 'just', 'shortly', 'soon', 'immediately') && r.is(i + 1, 'after', 'before')) {
    const softened = openOrDeadline(r, i + 1);
    if (softened) return softened;
  }
  for (const opening of openings) {
    const at = r.words(i, ...opening.words);
    if (at < 0 || (opening.phrase && !r.phrase)) continue;
    if (opening.kind === 'by' && shiftedBy(r, at)) return null;
    const meal = opening.kind === 'from' ? null : mealAfter(r, at);
    if (meal) {
      const own = { edge: 'start' as const, node: meal.node };
      return {
        node:
          opening.kind === 'by' ? { kind: 'deadline', ...own } : { kind: 'open', direction: 'until', ...own },
        end: meal.end,
      };
    }
    const found = sure(r, r.skip(at, 'about', 'around', 'approximately'));
    if (!found || found.node.clocks || found.node.stretch) continue;
    const node: TimeNode = opening.since
      ? { ...found.node, rules: ['since', ...found.node.rules] }
      : opening.kind === 'by' || opening.words.at(-1) === 'before'
        ? dueAtWork(r, found.node)
        : found.node;
    const both = opening.kind === 'from' ? andBefore(r, found, node) : null;
    if (both) return both;
    // 'before the end of the month' is before it is over.
    const ending =
      opening.kind === 'until' &&
      !r.is(r.skip(at, 'the'), 'late') &&
      !hasClock(node) &&
      node.rules.some((rule) => rule.startsWith('the end of'));
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
      end: opening.kind === 'from' ? onwards(r, found.end) : found.end,
    };
  }
  return null;
}

/** 'from Monday on', 'starting in May onwards': the word that keeps it open belongs to it. */
function onwards(r: Reader, end: number): number {
  if (r.is(end, 'onwards', 'onward', 'forward', 'forwards')) return end + 1;
  const next = r.tokens[end + 1];
  return r.is(end, 'on') && (next === undefined || next.kind === 'symbol') ? end + 1 : end;
}

/** What is due by the end of a day is due while people still work; after hours only midnight is left. */
function dueAtWork(r: Reader, node: TimeNode): TimeNode {
  if (!node.rules.includes(END_OF_DAY) || !node.clock) return node;
  const { now, today, workEnd } = r.moment;
  if (node.dates.length === 0 && now - today * DAY >= workEnd) return node;
  return {
    ...node,
    clock: { second: workEnd, open: false, grain: 'minute' },
    rules: ['what is due by the end of a day is due when working hours end'],
  };
}

/** '… but before 11': the other end of what began with 'after'. */
function andBefore(r: Reader, start: Parsed<TimeNode>, from: TimeNode): Parsed<Node> | null {
  const at = r.skip(start.end, 'but', 'and', ',');
  if (
    !r.is(at, 'before', 'until') ||
    (at === start.end && !(r.is(at, 'until') && from.rules.includes('since')))
  )
    return null;
  const end = sure(r, at + 1);
  if (!end || end.node.clocks) return null;
  if (from.clock && end.node.clock && from.dates.length === 0) {
    const { clock, ...rest } = end.node;
    return { node: { ...rest, clocks: { from: from.clock, to: clock } }, end: end.end };
  }
  return { node: { kind: 'range', from, to: end.node }, end: end.end };
}

/** 'Friday and after my shift': another thought begins, the day is not open-ended. */
const goesOn = (r: Reader, i: number): boolean =>
  r.tokens[i]?.kind === 'word' && !r.is(i, 'on', 'at', 'in', 'please', 'is', 'are', 'works', 'work');

/** '3pm or later', 'Monday onwards', '1/1/2016 and after', 'Friday at the latest'. */
export function suffixed(r: Reader, found: Parsed<Node>): Parsed<Node> {
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
  } else if (r.words(end, 'at', 'the', 'latest') > 0 || (hasClock(node) && r.is(end, 'latest'))) {
    direction = 'by';
    at = r.is(end, 'latest') ? end + 1 : end + 3;
  } else if (r.words(end, 'at', 'the', 'earliest') > 0) {
    direction = 'from';
    at = end + 3;
  }
  if (!direction || (r.is(at - 1, 'after', 'before') && goesOn(r, at))) return found;
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
