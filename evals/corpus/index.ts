import { readAuthors } from './read-corpus.ts';
import { type CorpusScore, score } from './score.ts';

/** How well the messages of authors are read that the reader has never seen. */
export function evaluateCorpus(authors: readonly string[], weights?: string | URL): CorpusScore[] {
  const scores = authors.map((author) => score(author, readAuthors([author], weights)));
  return [...scores, ...(scores.length > 1 ? [total(scores)] : [])];
}

const sum = (scores: readonly CorpusScore[], key: keyof CorpusScore) =>
  scores.reduce((all, one) => all + Number(one[key]), 0);
const total = (scores: readonly CorpusScore[]): CorpusScore => ({
  author: 'all',
  n: sum(scores, 'n'),
  acts: sum(scores, 'acts'),
  exact: sum(scores, 'exact'),
  harmless: sum(scores, 'harmless'),
  done: sum(scores, 'done'),
  proposed: sum(scores, 'proposed'),
});

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

export const renderCorpus = (scores: readonly CorpusScore[]): string =>
  [
    'The corpus, by author: messages whose acts and forces are right, that are exactly right, and of those that must',
    'change nothing how many would change something or propose it.',
    ...scores.map(({ author, n, acts, exact, harmless, done, proposed }) =>
      [
        author.padEnd(6),
        String(n).padStart(6),
        share(acts, n).padStart(9),
        share(exact, n).padStart(9),
        `${done} + ${proposed} of ${harmless}`.padStart(18),
      ].join(''),
    ),
  ].join('\n');
