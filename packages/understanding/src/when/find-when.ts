import { expression, isLatent } from './grammar/expression.ts';
import type { Node } from './grammar/nodes.ts';
import { Reader } from './grammar/reader.ts';
import { rules } from './grammar/rules.ts';
import { type Environment, environmentOf } from './interpret/environment.ts';
import { toWhen } from './interpret/to-when.ts';
import { joinPieces, type Piece } from './join-pieces.ts';
import { mayOpen } from './text/openers.ts';
import { withoutOthers } from './text/other-words.ts';
import { tokenize } from './text/tokenize.ts';
import type { FoundWhen, WhenContext } from './types.ts';

/** Reads a sentence from left to right, the longest expression at each place. */
export function scan(r: Reader): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < r.length; ) {
    const token = r.tokens[i];
    if (token && !mayOpen(token)) {
      i++;
      continue;
    }
    const found = expression(r, i);
    if (found && !isLatent(found.node) && found.end > i && isTime(found.node)) {
      pieces.push({ from: i, to: found.end, node: found.node });
      i = found.end;
    } else if (found && isHoursOfSeries(r, found)) {
      pieces.push({ from: i, to: found.end, node: found.node });
      i = found.end;
    } else i++;
  }
  return pieces;
}

/** 'Block 12-1 every day': bare numbers right before a repetition without hours are its hours. */
function isHoursOfSeries(r: Reader, { node, end }: { readonly node: Node; readonly end: number }): boolean {
  if (node.kind !== 'time' || !node.clocks || node.dates.length > 0) return false;
  const next = expression(r, end);
  return next?.node.kind === 'recurrence' && next.node.time === undefined;
}

/** A zone alone ('Eastern time') says nothing about when. */
const isTime = (node: Node): boolean =>
  node.kind !== 'time' ||
  node.dates.length > 0 ||
  node.part !== undefined ||
  node.clock !== undefined ||
  node.clocks !== undefined ||
  node.exact !== undefined ||
  node.stretch !== undefined;

/**
 * Every time expression in a sentence, in order and without overlaps. Pieces that belong together are joined
 * even if other words stand between them ('tomorrow for lunch at 1').
 */
export function findWhen(text: string, context: WhenContext): FoundWhen[] {
  const environment = environmentOf(context);
  const reader = new Reader(rules, withoutOthers(tokenize(text)), environment.moment, text);
  return joinPieces(reader, scan(reader))
    .map((group) => foundOf(group, reader, text, environment))
    .filter((found) => found.when.kind !== 'none');
}

function foundOf(
  group: { node: Node; pieces: readonly Piece[] },
  r: Reader,
  text: string,
  environment: Environment,
): FoundWhen {
  const spans = group.pieces.map((piece) => spanOf(piece, r));
  const start = spans[0]?.start ?? 0;
  const end = spans.at(-1)?.end ?? 0;
  const whole = spans.map((s) => text.slice(s.start, s.end)).join(' ');
  const found = { start, end, spans, text: whole, when: toWhen(group.node, whole, environment) };
  const [only] = group.pieces;
  if (only && group.pieces.length === 1) {
    const ends = endsOf(only, r, text, environment);
    return ends ? { ...found, ends } : found;
  }
  const parts = group.pieces.map((piece) =>
    foundOf({ node: piece.node, pieces: [piece] }, r, text, environment),
  );
  return { ...found, parts };
}

/** The two ends of a range, each read by itself. */
function endsOf(piece: Piece, r: Reader, text: string, environment: Environment): FoundWhen['ends'] {
  const { node } = piece;
  if ((node.kind !== 'range' && node.kind !== 'time') || !node.ends) return undefined;
  const end = (own: Node, [from, to]: readonly [number, number]): FoundWhen =>
    foundOf({ node: own, pieces: [{ from, to, node: own }] }, r, text, environment);
  if (node.kind === 'range') return { from: end(node.from, node.ends.from), to: end(node.to, node.ends.to) };
  const { clocks, ends, ...rest } = node;
  if (!clocks) return undefined;
  return {
    from: end({ ...rest, clock: clocks.from }, ends.from),
    to: end({ ...rest, clock: clocks.to }, ends.to),
  };
}

function spanOf(piece: Piece, r: Reader): { start: number; end: number } {
  return { start: r.tokens[piece.from]?.start ?? 0, end: r.tokens[piece.to - 1]?.end ?? 0 };
}
