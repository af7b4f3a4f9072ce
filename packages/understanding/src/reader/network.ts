import type { MessageFeatures, TokenFeatures } from './features.ts';
import {
  addInPlace,
  addTableRow,
  attend,
  linear,
  linearOfPositive,
  normalize,
  rowOf,
  smallLinear,
  softmax,
  tensorRow,
} from './numbers.ts';
import { meantWord } from './respell.ts';
import type { Rows } from './space.ts';
import { MOST_PIECES, type Weights } from './weights.ts';

/** As those who built the encoder chose it, and as PyTorch does. */
const ENCODER_EPSILON = 1e-12;
const OWN_EPSILON = 1e-5;
const ENCODER_HEADS = 12;
const OWN_HEADS = 4;
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
  const { space } = weights;
  space.release();
  const facts = factsOf(features, weights);
  const { pieces, owners } = piecesOf(features, weights);
  let rows = inputOf(pieces, owners, facts, situation, weights);
  for (let layer = 0; weights.has(`encoder.${layer}.mix.weight`); layer += 1)
    rows = encoderLayer(rows, weights, `encoder.${layer}.`);
  rows = linear(wordsOf(rows, owners, facts, weights), weights, 'join');
  for (let layer = 0; weights.has(`layers.${layer}.mix.weight`); layer += 1)
    rows = ownLayer(rows, weights, `layers.${layer}.`);
  rows = normalize(rows, weights, 'last', OWN_EPSILON);
  const parts = linear(rows, weights, 'part').data.slice();
  const { width } = rows;
  // The next message is worked out in the same space.
  const data = rows.data.slice();
  const wordAt = (index: number) => data.subarray((index + 1) * width, (index + 2) * width);
  const partAt = (index: number) => parts.subarray((index + 1) * width, (index + 2) * width);
  return {
    length: features.length,
    clauses: features.map((_, index) => softmax(smallLinear(wordAt(index), weights, 'clause'))),
    languages: softmax(smallLinear(data.subarray(0, width), weights, 'language')),
    clause: (first, last) => {
      const pooled = pool(wordAt, width, first, last);
      return {
        acts: softmax(actsOf(pooled, weights), weights.temperature),
        forces: softmax(smallLinear(pooled, weights, 'force'), weights.temperature),
        conditions: softmax(smallLinear(pooled, weights, 'condition')),
        beyond: weights.has('scope.weight') ? sigmoid(smallLinear(pooled, weights, 'scope')[0] ?? 0) : 0,
        pooled,
      };
    },
    roles: (first, last, act) => rolesOf(partAt, width, first, last, act, weights),
  };
}

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** What the program knows of each word: its shape, the time it is part of, whether a title or a name has it. */
function factsOf(features: readonly TokenFeatures[], weights: Weights): Rows {
  const [shape, time, known] = ['shape', 'time', 'known'].map((name) => weights.tensor(`${name}.weight`));
  if (!shape || !time || !known) throw new Error('the reader has no tables of facts');
  const widths = [shape, time, known].map((table) => table.shape[1] ?? 0);
  const rows = weights.space.rows(
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
  for (const [index, word] of features.entries())
    for (const piece of weights.split(meantWord(word, weights.respell)).slice(0, MOST_PIECES_OF_A_WORD)) {
      // One row stands in front of them.
      if (pieces.length === MOST_PIECES - 1) break;
      pieces.push(piece);
      owners.push(index);
    }
  return { pieces, owners };
}

/** The pieces with what is known of their words, behind a row for all of them that says where the conversation stands. */
function inputOf(
  pieces: readonly number[],
  owners: readonly number[],
  facts: Rows,
  situation: readonly number[],
  weights: Weights,
): Rows {
  const table = weights.table('pieces.weight');
  const places = weights.table('places.weight');
  const hints = linear(facts, weights, 'hint');
  const rows = weights.space.rows(pieces.length + 1, table.inputs);
  situationInto(rowOf(rows, 0), situation, weights);
  addTableRow(rowOf(rows, 0), table, weights.beginning);
  for (const [index, piece] of pieces.entries()) {
    const row = rowOf(rows, index + 1);
    row.set(rowOf(hints, owners[index] ?? 0));
    addTableRow(row, table, piece);
  }
  for (let place = 0; place < rows.count; place += 1) addTableRow(rowOf(rows, place), places, place);
  return normalize(rows, weights, 'norm', ENCODER_EPSILON);
}

function situationInto(row: Float32Array, situation: readonly number[], weights: Weights): void {
  const { bytes, inputs, scales } = weights.table('situation.weight');
  row.set(weights.tensor('situation.bias').data);
  for (const [fact, holds] of situation.entries())
    if (holds)
      for (let unit = 0; unit < row.length; unit += 1)
        row[unit] = (row[unit] ?? 0) + (bytes[unit * inputs + fact] ?? 0) * (scales[unit] ?? 0);
}

/** From pieces to words: the mean of a word's pieces, and the facts about it once more. */
function wordsOf(pieces: Rows, owners: readonly number[], facts: Rows, { space }: Weights): Rows {
  const rows = space.emptyRows(facts.count + 1, pieces.width + facts.width);
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

/** A layer as the encoder's makers built it: each half is added to what it was given, and the sum normalized. */
function encoderLayer(rows: Rows, weights: Weights, name: string): Rows {
  const { space } = weights;
  const made = space.rows(rows.count, rows.width);
  const mark = space.mark();
  const mixed = linear(rows, weights, `${name}mix`);
  const attended = linear(attend(mixed, weights, ENCODER_HEADS), weights, `${name}out`);
  const middle = normalize(addInPlace(attended, rows, weights), weights, `${name}middle`, ENCODER_EPSILON);
  linearOfPositive(linear(middle, weights, `${name}grow`), weights, `${name}shrink`, made);
  addInPlace(made, middle, weights);
  space.release(mark);
  return normalize(made, weights, `${name}after`, ENCODER_EPSILON, made);
}

/** A layer of our own over words: it normalizes first, and knows how far apart two words are. */
function ownLayer(rows: Rows, weights: Weights, name: string): Rows {
  const { space } = weights;
  const made = space.rows(rows.count, rows.width);
  const mark = space.mark();
  const mixed = linear(normalize(rows, weights, `${name}before`, OWN_EPSILON), weights, `${name}mix`);
  const attended = linear(attend(mixed, weights, OWN_HEADS, `${name}bias`), weights, `${name}out`);
  const added = addInPlace(attended, rows, weights);
  const grown = linear(normalize(added, weights, `${name}middle`, OWN_EPSILON), weights, `${name}grow`);
  linearOfPositive(grown, weights, `${name}shrink`, made);
  space.release(mark);
  return addInPlace(made, added, weights);
}

/** A clause is its first word and the mean of its words. */
function pool(
  wordAt: (index: number) => Float32Array,
  width: number,
  first: number,
  last: number,
): Float32Array {
  const pooled = new Float32Array(2 * width);
  pooled.set(wordAt(first));
  for (let index = first; index <= last; index += 1) {
    const row = wordAt(index);
    for (let unit = 0; unit < width; unit += 1)
      pooled[width + unit] = (pooled[width + unit] as number) + (row[unit] as number) / (last - first + 1);
  }
  return pooled;
}

function actsOf(pooled: Float32Array, weights: Weights): Float32Array {
  weights.space.release();
  const row = weights.space.rows(1, pooled.length);
  row.data.set(pooled);
  return linear(row, weights, 'act').data.subarray(0, weights.labels.acts.length);
}

function rolesOf(
  partAt: (index: number) => Float32Array,
  width: number,
  first: number,
  last: number,
  act: number,
  weights: Weights,
): Float32Array[] {
  weights.space.release();
  const rows = weights.space.rows(last - first + 1, width);
  const deed = weights.table('deed.weight');
  for (let index = 0; index < rows.count; index += 1) {
    const row = rowOf(rows, index);
    row.set(partAt(first + index));
    addTableRow(row, deed, act);
  }
  const roles = weights.labels.roles.length;
  const scores = linearOfPositive(rows, weights, 'role');
  return Array.from({ length: rows.count }, (_, index) => softmax(rowOf(scores, index).subarray(0, roles)));
}
