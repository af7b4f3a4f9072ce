import { plainWords } from '../text/plain.ts';

const BACK = new Set('before previous prior earlier'.split(' '));
const ON = new Set('after following next then later'.split(' '));

/** 'And then?', 'and the time before?': which way a question goes on from the event that was just mentioned. */
export function stepIn(clause: string): 'before' | 'after' | undefined {
  const words = plainWords(clause);
  if (words.some((word) => BACK.has(word))) return 'before';
  return words.some((word) => ON.has(word)) ? 'after' : undefined;
}

const NEXT_ONE =
  /^\W*(?:and )?(?:(?:what|when|which)(?:['’]?s| is)? )?(?:the |my |our )?next (?:one|time|date)\b/i;
const AHEAD =
  /\b(?:again|next|due|coming up|to come)\b|\b(?:am|are|do|will|shall) (?:i|we)\b|\b(?:i|we)(?:['’]ll| will| shall)\b/i;
/** 'Next one?', 'when's the next one?': of the same kind as what was just told of. */
export const asksForNextOne = (clause: string): boolean => NEXT_ONE.test(clause);
/** 'And when am I due back?', when it was asked how it has been: of what is to come. */
export const looksAhead = (clause: string): boolean => AHEAD.test(clause);
