import { plainWords } from '../text/plain.ts';

const BACK = new Set('before previous prior earlier'.split(' '));
const ON = new Set('after following next then later'.split(' '));

/** 'And then?', 'and the time before?': which way a question goes on from the event that was just mentioned. */
export function stepIn(clause: string): 'before' | 'after' | undefined {
  const words = plainWords(clause);
  if (words.some((word) => BACK.has(word))) return 'before';
  return words.some((word) => ON.has(word)) ? 'after' : undefined;
}
