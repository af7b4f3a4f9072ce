import type { MessageFeatures } from './features.ts';
import type { Tensor, Weights } from './weights.ts';

const HEADS = 4;
const REACH = 16;
const EPSILON = 1e-5;

/** What the network thinks of each token and, asked for a clause, of that. */
export interface Encoded {
  readonly length: number;
  /** Probabilities, a row for each token. */
  readonly clauses: readonly Float32Array[];
  readonly roles: readonly Float32Array[];
  clause(
    first: number,
    last: number,
  ): {
    readonly acts: Float32Array;
    readonly forces: Float32Array;
    readonly conditions: Float32Array;
  };
}

/** The forward pass of the network that `training/train.py` trains; the same sums in the same order. */
export function encode({ features, situation }: MessageFeatures, weights: Weights): Encoded {
  const length = features.length;
  const width = weights.tensor('join.weight').shape[0] ?? 0;
  // In front of the words stands where the conversation is.
  let rows = [
    linear(Float32Array.from(situation), weights, 'situation'),
    ...features.map((token) => linear(inputOf(token, weights), weights, 'join')),
  ];
  for (let layer = 0; weights.has(`layers.${layer}.mix.weight`); layer += 1)
    rows = attend(rows, weights, `layers.${layer}.`, width);
  rows = rows.map((row) => normalize(row, weights, 'last'));
  const words = rows.slice(1);
  return {
    length,
    clauses: words.map((row) => softmax(linear(row, weights, 'clause'))),
    roles: words.map((row) => softmax(linear(row, weights, 'role'))),
    clause: (first, last) => {
      const pooled = new Float32Array(2 * width);
      pooled.set(words[first] ?? new Float32Array(width));
      const count = last - first + 1;
      for (let index = first; index <= last; index += 1)
        for (let unit = 0; unit < width; unit += 1)
          pooled[width + unit] = (pooled[width + unit] ?? 0) + (words[index]?.[unit] ?? 0) / count;
      return {
        acts: softmax(linear(pooled, weights, 'act')),
        forces: softmax(linear(pooled, weights, 'force')),
        conditions: softmax(linear(pooled, weights, 'condition')),
      };
    },
  };
}

function inputOf(token: MessageFeatures['features'][number], weights: Weights): Float32Array {
  const own = weights.tensor('own.weight');
  const pieces = weights.tensor('pieces.weight');
  const shape = weights.tensor('shape.weight');
  const time = weights.tensor('time.weight');
  const known = weights.tensor('known.weight');
  const ownLength = own.shape[1] ?? 0;
  const parts: Float32Array[] = [vectorOf(token.word, weights), rowOf(own, weights.ownRow(token.word))];
  const mean = new Float32Array(ownLength);
  for (const piece of token.pieces)
    for (let unit = 0; unit < ownLength; unit += 1)
      mean[unit] = (mean[unit] ?? 0) + (pieces.data[piece * ownLength + unit] ?? 0) / token.pieces.length;
  parts.push(mean, rowOf(shape, token.shape), rowOf(time, token.time), rowOf(known, token.known));
  const input = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    input.set(part, at);
    at += part.length;
  }
  return input;
}

function vectorOf(word: string, weights: Weights): Float32Array {
  const vector = new Float32Array(weights.vectorLength);
  const stored = weights.vectorOf(word);
  if (stored)
    for (let unit = 0; unit < vector.length; unit += 1)
      vector[unit] = (stored[unit] ?? 0) * weights.vectorScale;
  return vector;
}

const rowOf = ({ shape, data }: Tensor, row: number): Float32Array => {
  const width = shape[1] ?? 0;
  return data.subarray(row * width, (row + 1) * width);
};

function attend(rows: Float32Array[], weights: Weights, name: string, width: number): Float32Array[] {
  const mixed = rows.map((row) => linear(normalize(row, weights, `${name}before`), weights, `${name}mix`));
  const bias = weights.tensor(`${name}bias`).data;
  const size = width / HEADS;
  const scale = 1 / Math.sqrt(size);
  const sums = rows.map(() => new Float32Array(width));
  const scores = new Float32Array(rows.length);
  for (let head = 0; head < HEADS; head += 1) {
    const at = head * size;
    for (const [index, query] of mixed.entries()) {
      for (const [other, key] of mixed.entries()) {
        let score = 0;
        for (let unit = 0; unit < size; unit += 1)
          score += (query[at + unit] ?? 0) * (key[width + at + unit] ?? 0);
        const far = Math.max(-REACH, Math.min(REACH, other - index)) + REACH;
        scores[other] = score * scale + (bias[head * (2 * REACH + 1) + far] ?? 0);
      }
      const shares = softmax(scores);
      const sum = sums[index];
      if (!sum) continue;
      for (const [other, value] of mixed.entries()) {
        const share = shares[other] ?? 0;
        for (let unit = 0; unit < size; unit += 1)
          sum[at + unit] = (sum[at + unit] ?? 0) + share * (value[2 * width + at + unit] ?? 0);
      }
    }
  }
  return rows.map((row, index) => {
    const added = add(row, linear(sums[index] ?? row, weights, `${name}out`));
    const inner = linear(normalize(added, weights, `${name}middle`), weights, `${name}grow`);
    for (let unit = 0; unit < inner.length; unit += 1) inner[unit] = Math.max(0, inner[unit] ?? 0);
    return add(added, linear(inner, weights, `${name}shrink`));
  });
}

function linear(input: Float32Array, weights: Weights, name: string): Float32Array {
  const { shape, data } = weights.tensor(`${name}.weight`);
  const bias = weights.tensor(`${name}.bias`).data;
  const [outputs = 0, inputs = 0] = shape;
  const output = new Float32Array(outputs);
  for (let row = 0; row < outputs; row += 1) {
    let one = 0;
    let two = 0;
    const at = row * inputs;
    let unit = 0;
    for (; unit + 1 < inputs; unit += 2) {
      one += (data[at + unit] as number) * (input[unit] as number);
      two += (data[at + unit + 1] as number) * (input[unit + 1] as number);
    }
    if (unit < inputs) one += (data[at + unit] as number) * (input[unit] as number);
    output[row] = one + two + (bias[row] as number);
  }
  return output;
}

function normalize(row: Float32Array, weights: Weights, name: string): Float32Array {
  const scale = weights.tensor(`${name}.weight`).data;
  const shift = weights.tensor(`${name}.bias`).data;
  let mean = 0;
  for (const value of row) mean += value / row.length;
  let spread = 0;
  for (const value of row) spread += (value - mean) ** 2 / row.length;
  const factor = 1 / Math.sqrt(spread + EPSILON);
  return row.map((value, unit) => (value - mean) * factor * (scale[unit] ?? 1) + (shift[unit] ?? 0));
}

function softmax(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const shares = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}

const add = (left: Float32Array, right: Float32Array): Float32Array =>
  left.map((value, unit) => value + (right[unit] ?? 0));
