import type { MessageFeatures, TokenFeatures } from './features.ts';
import {
  addInPlace,
  addMatrixRow,
  attend,
  emptyRows,
  keepPositive,
  linear,
  normalize,
  type Rows,
  rowOf,
  smallLinear,
  softmax,
  tensorRow,
} from './numbers.ts';
import { MOST_PIECES, type Weights } from './weights.ts';

/** Our own layers know how far apart two words are, up to this far. */
const REACH = 16;
/** As those who built the encoder chose it, and as PyTorch does. */
const ENCODER_EPSILON = 1e-6;
const OWN_EPSILON = 1e-5;
const MOST_PIECES_OF_A_WORD = 12;

/** What the network thinks of each token and, asked for a clause, of that. */
export interface Encoded {
  readonly length: number;
  /** Probabilities, a row for each token. */
  readonly clauses: readonly Float32Array[];
  /** Of the languages that the message may be in. */
  readonly languages: Float32Array;
  clause(first: number, last: number): ClauseShares;
  /** What the words of a clause are to an act. */
  roles(first: number, last: number, act: number): readonly Float32Array[];
}

interface ClauseShares {
  readonly acts: Float32Array;
  readonly forces: Float32Array;
  readonly conditions: Float32Array;
  /** How likely it is nothing that a calendar's assistant could do. */
  readonly beyond: number;
  readonly pooled: Float32Array;
}

/** The forward pass of the network that `training/train.py` trains. */
export function encode({ features, situation }: MessageFeatures, weights: Weights): Encoded {
  const facts = factsOf(features, weights);
  const { pieces, owners } = piecesOf(features, weights);
  let rows = inputOf(pieces, owners, facts, situation, weights);
  for (let layer = 0; weights.has(`encoder.${layer}.mix.weight`); layer += 1)
    rows = layerOf(rows, weights, `encoder.${layer}.`, ENCODER_EPSILON);
  rows = linear(wordsOf(rows, owners, facts), weights, 'join');
  for (let layer = 0; weights.has(`layers.${layer}.mix.weight`); layer += 1)
    rows = layerOf(rows, weights, `layers.${layer}.`, OWN_EPSILON);
  rows = normalize(rows, weights, 'last', OWN_EPSILON);
  const words: Rows = { count: rows.count - 1, width: rows.width, data: rows.data.subarray(rows.width) };
  const parts = linear(words, weights, 'part');
  return {
    length: features.length,
    clauses: features.map((_, index) => softmax(smallLinear(rowOf(words, index), weights, 'clause'))),
    languages: softmax(smallLinear(rowOf(rows, 0), weights, 'language')),
    clause: (first, last) => {
      const pooled = pool(words, first, last);
      return {
        acts: softmax(linear(pooled, weights, 'act').data, weights.temperature),
        forces: softmax(smallLinear(pooled.data, weights, 'force'), weights.temperature),
        conditions: softmax(smallLinear(pooled.data, weights, 'condition')),
        beyond: weights.has('scope.weight') ? sigmoid(smallLinear(pooled.data, weights, 'scope')[0] ?? 0) : 0,
        pooled: pooled.data,
      };
    },
    roles: (first, last, act) => rolesOf(parts, first, last, act, weights),
  };
}

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** What the program knows of each word: its shape, the time it is part of, whether a title or a name has it. */
function factsOf(features: readonly TokenFeatures[], weights: Weights): Rows {
  const [shape, time, known] = ['shape', 'time', 'known'].map((name) => weights.tensor(`${name}.weight`));
  if (!shape || !time || !known) throw new Error('the reader has no tables of facts');
  const widths = [shape, time, known].map((table) => table.shape[1] ?? 0);
  const rows = emptyRows(
    features.length,
    widths.reduce((sum, width) => sum + width, 0),
  );
  for (const [index, token] of features.entries()) {
    const row = rowOf(rows, index);
    row.set(tensorRow(shape, token.shape), 0);
    row.set(tensorRow(time, token.time), widths[0] ?? 0);
    row.set(tensorRow(known, token.known), (widths[0] ?? 0) + (widths[1] ?? 0));
  }
  return rows;
}

function piecesOf(features: readonly TokenFeatures[], weights: Weights) {
  const pieces: number[] = [];
  const owners: number[] = [];
  for (const [index, { word, followsSpace }] of features.entries())
    for (const piece of weights.split(word, followsSpace).slice(0, MOST_PIECES_OF_A_WORD)) {
      // One row stands in front of them.
      if (pieces.length === MOST_PIECES - 1) break;
      pieces.push(piece);
      owners.push(index);
    }
  return { pieces, owners };
}

/** The pieces with what is known of their words, behind a row that says where the conversation stands. */
function inputOf(
  pieces: readonly number[],
  owners: readonly number[],
  facts: Rows,
  situation: readonly number[],
  weights: Weights,
): Rows {
  const table = weights.matrix('pieces.weight');
  const hints = linear(facts, weights, 'hint');
  const rows = emptyRows(pieces.length + 1, table.inputs);
  situationInto(rowOf(rows, 0), situation, weights);
  for (const [index, piece] of pieces.entries()) {
    const row = rowOf(rows, index + 1);
    row.set(rowOf(hints, owners[index] ?? 0));
    addMatrixRow(row, table, piece, 2);
  }
  // Sines and cosines of the place, as the encoder learned them.
  const rates = weights.tensor('rates').data;
  for (let place = 0; place < rows.count; place += 1) {
    const row = rowOf(rows, place);
    for (const [unit, rate] of rates.entries()) {
      row[unit] = (row[unit] ?? 0) + Math.sin(place * rate);
      row[rates.length + unit] = (row[rates.length + unit] ?? 0) + Math.cos(place * rate);
    }
  }
  return rows;
}

function situationInto(row: Float32Array, situation: readonly number[], weights: Weights): void {
  const { bytes, inputs, scales } = weights.matrix('situation.weight');
  row.set(weights.tensor('situation.bias').data);
  for (const [fact, holds] of situation.entries())
    if (holds)
      for (let unit = 0; unit < row.length; unit += 1)
        row[unit] = (row[unit] ?? 0) + (bytes[unit * inputs + fact] ?? 0) * (scales[unit] ?? 0);
}

/** From pieces to words: the mean of a word's pieces, and the facts about it once more. */
function wordsOf(pieces: Rows, owners: readonly number[], facts: Rows): Rows {
  const rows = emptyRows(facts.count + 1, pieces.width + facts.width);
  rowOf(rows, 0).set(rowOf(pieces, 0));
  const counts = new Int32Array(facts.count);
  for (const owner of owners) counts[owner] = (counts[owner] ?? 0) + 1;
  for (const [index, owner] of owners.entries()) {
    const piece = rowOf(pieces, index + 1);
    const row = rowOf(rows, owner + 1);
    const share = 1 / (counts[owner] ?? 1);
    for (let unit = 0; unit < piece.length; unit += 1)
      row[unit] = (row[unit] as number) + (piece[unit] as number) * share;
  }
  for (let index = 0; index < facts.count; index += 1)
    rowOf(rows, index + 1).set(rowOf(facts, index), pieces.width);
  return rows;
}

function layerOf(rows: Rows, weights: Weights, name: string, epsilon: number): Rows {
  const mixed = linear(normalize(rows, weights, `${name}before`, epsilon), weights, `${name}mix`);
  const bias = weights.has(`${name}bias`) ? weights.tensor(`${name}bias`).data : undefined;
  const residual = weights.has(`${name}widen.weight`) ? linear(rows, weights, `${name}widen`) : rows;
  const added = addInPlace(linear(attend(mixed, weights, bias, REACH), weights, `${name}out`), residual);
  const inner = keepPositive(
    linear(normalize(added, weights, `${name}middle`, epsilon), weights, `${name}grow`),
  );
  return addInPlace(linear(inner, weights, `${name}shrink`), added);
}

/** A clause is its first word and the mean of its words. */
function pool(words: Rows, first: number, last: number): Rows {
  const { width } = words;
  const pooled = emptyRows(1, 2 * width);
  pooled.data.set(rowOf(words, first));
  for (let index = first; index <= last; index += 1) {
    const row = rowOf(words, index);
    for (let unit = 0; unit < width; unit += 1)
      pooled.data[width + unit] =
        (pooled.data[width + unit] as number) + (row[unit] as number) / (last - first + 1);
  }
  return pooled;
}

function rolesOf(parts: Rows, first: number, last: number, act: number, weights: Weights): Float32Array[] {
  const rows = emptyRows(last - first + 1, parts.width);
  const deed = weights.matrix('deed.weight');
  for (let index = 0; index < rows.count; index += 1) {
    const row = rowOf(rows, index);
    row.set(rowOf(parts, first + index));
    addMatrixRow(row, deed, act);
  }
  const scores = linear(keepPositive(rows), weights, 'role');
  return Array.from({ length: rows.count }, (_, index) => softmax(rowOf(scores, index)));
}
