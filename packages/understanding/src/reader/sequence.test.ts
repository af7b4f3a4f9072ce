import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeliest } from './sequence.ts';

const LABELS = 3;
const rows = fc.array(
  fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: LABELS, maxLength: LABELS }),
  { minLength: 1, maxLength: 4 },
);
const table = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), {
  minLength: LABELS * (LABELS + 1),
  maxLength: LABELS * (LABELS + 1),
});

it('finds what trying every sequence finds', () => {
  fc.assert(
    fc.property(rows, table, (given, steps) => {
      const shares = given.map((row) => Float32Array.from(row));
      const scores = shares.map((row) => row.map(Math.log));
      const moves = Float32Array.from(steps);
      const { path, marginals } = likeliest(shares, moves);
      const all = sequences(scores.length).map((labels) => ({
        labels,
        score: scoreOf(labels, scores, moves),
      }));
      const best = Math.max(...all.map(({ score }) => score));
      expect(scoreOf(path, scores, moves)).toBeCloseTo(best, 4);
      const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);
      for (const [place, shares] of marginals.entries())
        for (const [label, share] of shares.entries()) {
          const own = all.filter(({ labels }) => labels[place] === label);
          expect(share).toBeCloseTo(own.reduce((sum, { score }) => sum + Math.exp(score), 0) / total, 4);
        }
    }),
  );
});

const sequences = (length: number): number[][] =>
  length === 0
    ? [[]]
    : sequences(length - 1).flatMap((before) =>
        Array.from({ length: LABELS }, (_, label) => [...before, label]),
      );

const scoreOf = (labels: readonly number[], scores: readonly Float32Array[], steps: Float32Array): number =>
  labels.reduce((sum, label, place) => {
    const before = place === 0 ? LABELS : (labels[place - 1] ?? 0);
    return sum + (scores[place]?.[label] ?? 0) + (steps[before * LABELS + label] ?? 0);
  }, 0);
