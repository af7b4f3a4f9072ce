import type { WhenContext } from '../when/types.ts';
import { withMark } from './asks-self.ts';
import { withClearSentences } from './clear-sentences.ts';
import { withEnteredQuote } from './entered-quote.ts';
import { isIdle, joined, withLastSentence } from './join-pieces.ts';
import { lastSentence } from './last-question.ts';
import { piecesOf } from './long-message.ts';
import { withPlainTail } from './plain-tail.ts';
import { readByPhrase } from './read-by-phrase.ts';
import { readPiece } from './read-piece.ts';
import type { ReadingContext } from './situation.ts';
import type { SureReading } from './sure-reading.ts';
import type { Weights } from './weights.ts';

/** Reads a message into commands. Pure and deterministic; never throws on any text. */
export function readMessage(
  message: string,
  context: ReadingContext,
  when: WhenContext,
  weights: Weights,
): SureReading {
  const plain = readByPhrase(message, context);
  if (plain) return plain;
  const { pieces, unread } = piecesOf(message);
  const [first] = pieces;
  if (!first || first.text === message) {
    const readPart = (text: string) => readPiece(text, context, when, weights);
    const clear = withClearSentences(withMark(readPart(message), readPart), readPart);
    const read = withEnteredQuote(withPlainTail(clear, readPart, when), readPart);
    const last = isIdle(read) ? lastSentence(message) : undefined;
    return last ? withLastSentence(read, last.start, readPiece(last.text, context, when, weights)) : read;
  }
  const whole = joined(
    message,
    unread,
    pieces.map(({ text, start }) => ({ start, read: readPiece(text, context, when, weights) })),
  );
  return withClearSentences(whole, (text) => readPiece(text, context, when, weights));
}
