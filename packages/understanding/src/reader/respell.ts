import type { TokenFeatures } from './features.ts';
import type { WordPieces } from './word-pieces.ts';

/** What a word that was typed wrongly was meant to be; any other word is itself. */
export type Respell = (word: string) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are too near to each other. */
const SHORTEST = 4;
/** What is longer is no word, and trying every slip in it would take a while. */
const LONGEST = 24;
/** So short a word may only be one that everybody uses. */
const USED_MUCH = 1500;
const USED = 6000;
/** A known word with one of these behind it was not typed wrongly: 'stopped', 'shes'. */
const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|y|or|al|ish|re|nt|ll|ve)$/;

/** Words of the vocabulary, of which the first are used most, that are one slip of the fingers away. */
export function createRespeller(vocabulary: WordPieces): Respell {
  const ranks = new Map(vocabulary.map((piece, rank) => [piece, rank]));
  const isInflected = (word: string): boolean => {
    const [ending = ''] = ENDINGS.exec(word) ?? [];
    const stem = word.slice(0, word.length - ending.length);
    const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
    return ending !== '' && [stem, single, `${stem}e`].some((one) => one.length > 1 && ranks.has(one));
  };
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || ranks.has(word)) return word;
    if (!/^[a-z]+$/.test(word) || isInflected(word)) return word;
    let best = word;
    let rank = word.length === SHORTEST ? USED_MUCH : USED;
    for (const near of slipsOf(word)) {
      const found = near.length >= SHORTEST ? ranks.get(near) : undefined;
      if (found !== undefined && found < rank) [best, rank] = [near, found];
    }
    return best;
  };
}

/** In small letters, as `shapeOf` numbers them. */
const SMALL = 8;
/** A word of a message as the network is to see it. Names, and what the calendar has, stay as they were written. */
export const meantWord = ({ word, shape, known }: TokenFeatures, respell: Respell): string =>
  shape === SMALL && known === 0 ? respell(word) : word;

/**
 * Two letters in the wrong order, one left out in the middle, or one typed twice. Another letter, or one more, is as often
 * another word: 'brunch' is no branch.
 */
function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail.length > 1) yield `${head}${tail[1]}${tail[0]}${tail.slice(2)}`;
    if (at > 0) for (const letter of LETTERS) yield `${head}${letter}${tail}`;
    if (tail[0] === tail[1]) yield head + tail.slice(1);
  }
}
