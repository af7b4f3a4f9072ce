/** The word pieces the encoder knows, each numbered by its place. '##' marks one that continues a word. */
export type WordPieces = readonly string[];

/** Splits a word into the longest known pieces, from left to right. */
export type SplitWord = (word: string) => number[];

const UNKNOWN = '[UNK]';
/** A run of letters and digits, or a single punctuation mark. */
const PART = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** Anything longer is not a word, and its start says as much as the whole. */
const LONGEST_WORD = 48;

export function createWordSplitter(vocabulary: WordPieces): SplitWord {
  const numbers = new Map(vocabulary.map((piece, number) => [piece, number]));
  const unknown = numbers.get(UNKNOWN) ?? 0;
  const longest = Math.max(...vocabulary.map(({ length }) => length));
  const piecesOf = (part: string): number[] => {
    const pieces: number[] = [];
    for (let at = 0; at < part.length; ) {
      const opening = at > 0 ? '##' : '';
      let end = Math.min(part.length, at + longest);
      let number: number | undefined;
      for (; end > at && number === undefined; end -= 1) number = numbers.get(opening + part.slice(at, end));
      if (number === undefined) return [unknown];
      pieces.push(number);
      at = end + 1;
    }
    return pieces;
  };
  return (word) => {
    const plain = word.slice(0, LONGEST_WORD).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return (plain.match(PART) ?? [UNKNOWN]).flatMap(piecesOf);
  };
}
