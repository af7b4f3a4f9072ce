import { GIVEN_NAMES } from '../lexicon/names.ts';
import type { Clause } from '../text/clause.ts';

/** Only the beginning of a clause tells what it is; more would only cost time. */
const MAX_WORDS = 40;

/** What the linear model sees of a clause: its words, neighbouring pairs, and how it begins and ends. */
export function featuresOf(clause: Clause): Set<string> {
  const words = clause.canon
    .split(/[ ,]+/, MAX_WORDS)
    .map(plain)
    .filter((word) => word !== '');
  const core = clause.core.split(/[ ,]+/, 3).map(plain);
  const features = new Set<string>();
  let before = '^';
  for (const word of words) {
    features.add(word);
    features.add(`${before} ${word}`);
    before = word;
  }
  features.add(`${before} $`);
  if (core[0]) features.add(`^^ ${core[0]}`);
  if (core[0] && core[1]) features.add(`^^ ${core[0]} ${core[1]}`);
  features.add(clause.question ? '?yes' : '?no');
  features.add(
    `#${words.length < 3 ? words.length : words.length < 6 ? '3-5' : words.length < 12 ? '6-11' : '12+'}`,
  );
  return features;
}

/** Names and numbers are told apart from words, not from each other. */
function plain(word: string): string {
  if (/^\p{N}/u.test(word)) return 'NUMBER';
  return GIVEN_NAMES.has(word.replace(/'s$/, '')) &&
    !/^(?:will|may|mark|bill|art|don|drew|grant|rob|sue|ray|rich|pat|max|miles|jack|frank|grace|joy|hope|rose|dawn|eve|ken|lee|ted|ben|sam)$/.test(
      word,
    )
    ? 'NAME'
    : word;
}
