/** The pieces of words that the encoder knows, each with how likely it is; its place in the list is its number. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

/** Splits a word into the pieces that are likeliest together. */
export type SplitWord = (word: string, followsSpace: boolean) => number[];

/** The first few are the encoder's own signs, which no text has. */
const RESERVED = 6;
const UNKNOWN = 0;
const UNKNOWN_SCORE = -20;
const SPACE = '▁';
/** A word of hundreds of letters is none; its beginning says as much as the whole. */
const LONGEST_WORD = 48;

export function createSplitter(vocabulary: Vocabulary): SplitWord {
  const numbers = new Map<string, number>();
  let longest = 1;
  for (const [number, [piece]] of vocabulary.entries()) {
    if (number < RESERVED) continue;
    numbers.set(piece, number);
    longest = Math.max(longest, piece.length);
  }
  return (word, followsSpace) => {
    const text = (followsSpace ? SPACE : '') + word.normalize('NFKC').slice(0, LONGEST_WORD);
    const scores = new Float64Array(text.length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(text.length + 1);
    const chosen = new Int32Array(text.length + 1);
    scores[0] = 0;
    for (let end = 1; end <= text.length; end += 1)
      for (let start = Math.max(0, end - longest); start < end; start += 1) {
        const number = numbers.get(text.slice(start, end));
        if (number === undefined && end - start > 1) continue;
        const own = number === undefined ? UNKNOWN_SCORE : (vocabulary[number]?.[1] ?? UNKNOWN_SCORE);
        const score = (scores[start] ?? 0) + own;
        if (score <= (scores[end] ?? 0)) continue;
        scores[end] = score;
        from[end] = start;
        chosen[end] = number ?? UNKNOWN;
      }
    const pieces: number[] = [];
    for (let end = text.length; end > 0; end = from[end] ?? 0) pieces.push(chosen[end] ?? UNKNOWN);
    return pieces.reverse();
  };
}
