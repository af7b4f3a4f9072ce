import { tokensOf } from './tokens.ts';

/** So much is read at once; what is longer is read sentence by sentence, so many words at a time. */
const AT_ONCE = 120;
const MOST_IN_PIECE = 60;
/** More than that nobody writes, and each piece takes its time. */
const MOST_PIECES = 40;

export interface Piece {
  readonly text: string;
  readonly start: number;
}

/**
 * The network has learned from messages of up to some hundred words, and forty wishes are more. Whole lines and sentences
 * stay together; what is behind the last piece is counted, so that it can be said.
 */
export function piecesOf(message: string): { readonly pieces: readonly Piece[]; readonly unread: number } {
  if (tokensOf(message).length <= AT_ONCE) return { pieces: [{ text: message, start: 0 }], unread: 0 };
  const pieces: { start: number; end: number; words: number }[] = [];
  for (const { text, start: index } of [...message.matchAll(SENTENCE)].flatMap(inParts)) {
    const words = tokensOf(text).length;
    const open = pieces.at(-1);
    if (open && open.words + words <= MOST_IN_PIECE) {
      open.end = index + text.length;
      open.words += words;
    } else pieces.push({ start: index, end: index + text.length, words });
  }
  return {
    pieces: pieces
      .slice(0, MOST_PIECES)
      .map(({ start, end }) => ({ text: message.slice(start, end), start }))
      // A line of dashes or dots is read in no time by not reading it.
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    unread: pieces.slice(MOST_PIECES).reduce((sum, { words }) => sum + words, 0),
  };
}

/** Up to the end of a line, or to a full stop with a space behind it. */
const SENTENCE = /[^\n]*?(?:[.!?;]+(?=\s)|\n|$)\s*/g;
const PART = /[^,]*(?:,|$)\s*/g;

/** A sentence that is too long by itself comes apart at its commas. */
function inParts({ 0: sentence, index }: RegExpExecArray): Piece[] {
  if (tokensOf(sentence).length <= MOST_IN_PIECE) return [{ text: sentence, start: index }];
  return [...sentence.matchAll(PART)].map((part) => ({ text: part[0], start: index + part.index }));
}
