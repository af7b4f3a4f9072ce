import { scan } from './find-when.ts';
import { expression } from './grammar/expression.ts';
import type { Node } from './grammar/nodes.ts';
import { Reader } from './grammar/reader.ts';
import { rules } from './grammar/rules.ts';
import { environmentOf } from './interpret/environment.ts';
import { noWhen } from './interpret/resolved.ts';
import { toWhen } from './interpret/to-when.ts';
import { joinPieces, type Piece } from './join-pieces.ts';
import { MANNERS, TIES } from './text/idle-words.ts';
import { phraseTokens } from './text/phrase.ts';
import { MAX_LENGTH, type Token, tokenize } from './text/tokenize.ts';
import type { When, WhenContext } from './types.ts';

const leading = new Set([
  'for',
  'on',
  'at',
  'in',
  'the',
  'during',
  'over',
  'of',
  ',',
  '-',
  'maybe',
  'please',
  "let's",
  'to',
  'it',
  "it's",
  'is',
  '(',
  '"',
  "'",
]);
const trailing = new Set(['.', ',', '!', '?', 'please', 'pls', ')', '"', ';', ':', 'then', 'instead', '-']);

/** A reading, and what it leaves out. */
export interface ReadWhen {
  readonly when: When;
  /** Words that nothing was made of: acting on the reading in spite of them is acting on half of what was said. */
  readonly unread: readonly string[];
}

/**
 * Reads a phrase that is a time, with or without prepositions around it. Here a bare '3' or 'the 5th' counts:
 * somebody has already decided that this is about time.
 */
export const resolveWhen = (phrase: string, context: WhenContext): When => readWhen(phrase, context).when;

/** The same, with the words of the phrase that the reading leaves out. */
export function readWhen(phrase: string, context: WhenContext): ReadWhen {
  const environment = environmentOf(context);
  const text = phrase.slice(0, MAX_LENGTH).trim();
  const tokens = phraseTokens(tokenize(text));
  let last = tokens.length;
  while (last > 0 && trailing.has(tokens[last - 1]?.text ?? '') && !abbreviation(tokens[last - 2]?.text))
    last--;
  const reader = new Reader(rules, tokens, environment.moment, text, true);
  const all = whole(reader, last);
  if (all) return { when: toWhen(all, text, environment), unread: [] };
  const { node, pieces: read } = largest(reader, last);
  const when = node ? toWhen(node, text, environment) : noWhen(text);
  const pieces = [...read, ...holding(when, reader, read, (one) => toWhen(one, text, environment))];
  return {
    when,
    unread: tokens
      .filter(
        (token, index) =>
          !pieces.some(({ from, to }) => from <= index && index < to) &&
          (carriesMeaning(token) || pointsBack(token, tokens[index + 1])),
      )
      .map(({ start, end }) => text.slice(start, end)),
  };
}

/** It may change the meaning: no sign, no courtesy, and nothing that only ties other words together. */
const carriesMeaning = ({ text }: Token): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !leading.has(text) &&
  !trailing.has(text) &&
  !TIES.has(text) &&
  !MANNERS.has(text);

/** 'That evening': of a day that nobody has named here. */
const pointsBack = ({ text }: Token, next: Token | undefined): boolean =>
  text === 'that' && /^(?:morning|afternoon|evening|night|day)$/.test(next?.text ?? '');

/** The dot of 'p.m.' belongs to it; so may that of 'thu.', which the grammar takes or leaves. */
const abbreviation = (word: string | undefined): boolean => word === 'm';

/** A reading of everything, prepositions in front left out if need be. */
function whole(r: Reader, last: number): Node | null {
  let start = 0;
  for (;;) {
    const found = expression(r, start);
    if (found && found.end >= last) return found.node;
    if (start >= last - 1 || !leading.has(r.text(start))) return null;
    start++;
  }
}

/** 'In May, from the 4th to the 6th of May': the month contains the dates, so nothing is lost without it. */
function holding(
  when: When,
  r: Reader,
  read: readonly Pick<Piece, 'from' | 'to'>[],
  readingOf: (node: Node) => When,
): Piece[] {
  const inner = stretchOf(when);
  if (!inner) return [];
  return scan(r).filter((piece) => {
    if (piece.node.kind !== 'time' || read.some(({ from, to }) => piece.from < to && from < piece.to))
      return false;
    const outer = stretchOf(readingOf(piece.node));
    return outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;
  });
}

/** The start and end of a reading, if it names a day. */
function stretchOf(when: When): { readonly start: number; readonly end: number } | undefined {
  if (when.kind === 'instant' && when.dateSaid)
    return { start: when.at.epochMilliseconds, end: when.at.epochMilliseconds };
  if (when.kind === 'interval' && when.dateSaid)
    return { start: when.start.epochMilliseconds, end: when.end.epochMilliseconds };
  return undefined;
}

interface Largest {
  readonly node: Node | null;
  readonly pieces: readonly Pick<Piece, 'from' | 'to'>[];
}

/** Otherwise the reading that covers most of it. */
function largest(r: Reader, last: number): Largest {
  let best: Largest = { node: null, pieces: [] };
  let size = 0;
  for (const group of joinPieces(r, scan(r))) {
    const covered = group.pieces.reduce((n, p) => n + p.to - p.from, 0);
    if (covered > size) {
      best = group;
      size = covered;
    }
  }
  if (best.node) return best;
  for (let i = 0; i < Math.min(last, 40); i++) {
    const found = expression(r, i);
    if (found && found.end - i > size && (found.end >= last || i === 0)) {
      best = { node: found.node, pieces: [{ from: i, to: found.end }] };
      size = found.end - i;
    }
  }
  return best;
}
