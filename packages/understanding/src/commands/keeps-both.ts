import { plainWords } from '../text/plain.ts';

const KEEPING = new Set(
  'keep keeping leave have having do take want need book stay stays fine ok okay'.split(' '),
);
const POLITE = new Set('both yes please pls thanks of them'.split(' '));
/** With these in its clause something else becomes of one of the two. */
const OTHERWISE = new Set(
  // Of 'can't' only the 't' is a word of its own.
  'not never but instead except unless if move cancel drop delete cannot t cant dont wont couldnt didnt either'.split(
    ' ',
  ),
);

/** 'I know. Keep both', of two things at one time: neither is in the way of the other. */
export const keepsBoth = (message: string): boolean => {
  const clauses = message
    .split(/[.!,;:?\n]|\s[-–]\s/)
    .map((clause) => plainWords(clause))
    .filter((words) => words.includes('both'));
  return (
    clauses.length > 0 &&
    clauses.every(
      (words) =>
        (words.some((word) => KEEPING.has(word)) || words.every((word) => POLITE.has(word))) &&
        !words.some((word) => OTHERWISE.has(word)),
    )
  );
};
