import { DAY, HOUR } from './civil/calendar.ts';
import { combine } from './grammar/combine.ts';
import { type Clock, hasClock, type Node, type PartOfDay, type TimeNode } from './grammar/nodes.ts';
import type { Reader } from './grammar/reader.ts';

/** A piece of a sentence that was read as a time: token positions and what it says. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly node: Node;
}

export interface Group {
  readonly node: Node;
  readonly pieces: readonly Piece[];
}

const FARTHEST = 8;

/** Between these two pieces a new thought begins: a sentence ends, or another request is added. */
function separated(r: Reader, from: number, to: number): boolean {
  if (to - from > FARTHEST) return true;
  for (let i = from; i < to; i++) {
    if (
      r.is(i, '.', '!', '?', ';', '\n') ||
      r.is(i, 'and', 'or', 'then', 'but', 'instead', 'to', 'until', 'not')
    )
      return true;
  }
  return false;
}

const timeOnly = (node: TimeNode): boolean =>
  node.dates.length === 0 && (hasClock(node) || node.part !== undefined) && !node.exact && !node.stretch;
/** 'The afternoon, from 3': the part of the day settles which three. */
const isHalf = (node: TimeNode, limit: Node): boolean =>
  limit.kind === 'open' &&
  limit.direction === 'from' &&
  timeOnly(node) &&
  /^(?:morning|afternoon|evening|night)$/.test(node.part?.name ?? '') &&
  !hasClock(node);
const dateOnly = (node: TimeNode): boolean => node.dates.length > 0 && !hasClock(node);

/** From or until a clock time, as a part of a day. Bare hours before seven are of the afternoon. */
function limit(direction: 'from' | 'until', clock: Clock): PartOfDay {
  const at = clock.open && clock.second < 7 * HOUR ? clock.second + 12 * HOUR : clock.second;
  const half = at < 12 * HOUR ? 'am' : 'pm';
  return direction === 'from'
    ? { name: 'from then until the end of the day', from: at, to: DAY, likely: at, half }
    : { name: 'until then', from: 0, to: at, likely: Math.max(0, at - HOUR), half };
}

/** One reading of two pieces, or null when they are about different times. */
function joinTwo(a: Node, b: Node): Node | null {
  if (a.kind === 'time' && b.kind === 'time') {
    const pair = (dateOnly(a) && timeOnly(b)) || (timeOnly(a) && dateOnly(b));
    const dates = dateOnly(a) && dateOnly(b) && !a.part && !b.part;
    return pair || dates ? combine(a, b) : null;
  }
  if (
    a.kind === 'time' &&
    (b.kind === 'open' || b.kind === 'deadline') &&
    (dateOnly(a) || isHalf(a, b)) &&
    timeOnly(b.node)
  ) {
    const node = combine(a, b.node);
    return node && { ...b, node };
  }
  if ((a.kind === 'open' || a.kind === 'deadline') && b.kind === 'time' && timeOnly(a.node) && dateOnly(b)) {
    const node = combine(a.node, b);
    return node && { ...a, node };
  }
  // 'Monday or Tuesday after 4pm': the limit counts for each of them.
  if (a.kind === 'choice' && b.kind === 'open' && timeOnly(b.node) && b.node.clock) {
    const part = limit(b.direction, b.node.clock);
    const options = a.options.flatMap((option) =>
      hasClock(option) || option.part ? [] : [{ ...option, part, rules: [...option.rules, part.name] }],
    );
    return options.length === a.options.length ? { ...a, options } : null;
  }
  // 'in 2017 from June to October'
  if (a.kind === 'time' && b.kind === 'range' && dateOnly(a)) {
    const from = combine(a, b.from);
    // 'Friday from 8pm London time to 1am': the hour at which it ends is the next one, and not on that day.
    const isNext = timeOnly(b.from) && timeOnly(b.to);
    const to = isNext ? b.to : combine(a, b.to);
    return from && to ? { ...b, from, to } : null;
  }
  if (a.kind === 'recurrence' && !a.time && b.kind === 'time' && timeOnly(b)) return { ...a, time: b };
  if (a.kind === 'time' && b.kind === 'recurrence' && !b.time && timeOnly(a)) return { ...b, time: a };
  if (
    a.kind === 'recurrence' &&
    b.kind === 'open' &&
    b.direction === 'from' &&
    dateOnly(b.node) &&
    !a.starting
  )
    return { ...a, starting: b.node };
  const isDay = b.kind === 'open' && b.node.dates.length > 0;
  if (a.kind === 'recurrence' && b.kind === 'open' && isDay && b.direction === 'until' && !a.until)
    return { ...a, until: b.node };
  return null;
}

/** Puts together what describes one time, also across other words. */
export function joinPieces(r: Reader, pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const before = last?.pieces.at(-1);
    if (last && before && !separated(r, before.to, piece.from)) {
      const joined = joinTwo(last.node, piece.node);
      if (joined) {
        groups[groups.length - 1] = { node: joined, pieces: touching(r, last.pieces, piece, joined) };
        continue;
      }
    }
    groups.push({ node: piece.node, pieces: [piece] });
  }
  return groups;
}

/** Pieces with nothing between them become one. */
function touching(r: Reader, pieces: readonly Piece[], next: Piece, node: Node): readonly Piece[] {
  const last = pieces.at(-1);
  if (!last) return [next];
  for (let i = last.to; i < next.from; i++) if (!r.is(i, ',', 'on', 'at')) return [...pieces, next];
  return [
    ...pieces.slice(0, -1),
    { from: last.from, to: next.to, node: pieces.length === 1 ? node : last.node },
  ];
}
