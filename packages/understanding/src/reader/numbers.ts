import type { Table } from './matrices.ts';
import type { Rows } from './space.ts';
import type { Tensor, Weights } from './weights.ts';

export const rowOf = ({ width, data }: Rows, row: number): Float32Array =>
  data.subarray(row * width, (row + 1) * width);

export const tensorRow = ({ shape, data }: Tensor, row: number): Float32Array => {
  const width = shape[1] ?? 0;
  return data.subarray(row * width, (row + 1) * width);
};

/** Adds a row of a table to what is there. */
export function addTableRow(into: Float32Array, { bytes, inputs, scales }: Table, row: number): void {
  const scale = scales[row] ?? 0;
  const from = row * inputs;
  for (let unit = 0; unit < inputs; unit += 1)
    into[unit] = (into[unit] as number) + (bytes[from + unit] as number) * scale;
}

/**
 * Every row times a matrix, plus a bias. The rows become bytes from 0 to 127 between their least and their greatest number,
 * the kernel multiplies bytes, and what that left out is put back.
 */
export function linear(rows: Rows, weights: Weights, name: string): Rows {
  const { kernel, scratch, space } = weights;
  const { inputs, outputs, at } = weights.matrix(`${name}.weight`);
  const made = space.rows(rows.count, outputs);
  kernel.pack(rows.at, scratch.bytes, scratch.ranges, rows.count, inputs);
  kernel.multiply(scratch.bytes, scratch.ranges, at, made.at, rows.count, inputs, outputs);
  return made;
}

/** The same where only positive numbers were kept: most bytes are zero then, and add nothing. */
export function linearOfPositive(rows: Rows, weights: Weights, name: string, into?: Rows): Rows {
  const { kernel, scratch, space } = weights;
  const { lists, ends, ranges } = scratch;
  const { inputs, outputs, at } = weights.matrix(`${name}.weight`);
  const made = into ?? space.rows(rows.count, outputs);
  kernel.keepPositive(rows.at, rows.data.length);
  kernel.pack(rows.at, scratch.bytes, ranges, rows.count, inputs);
  kernel.gather(scratch.bytes, lists, ends, rows.count, inputs);
  kernel.multiplyFew(lists, ends, ranges, at, made.at, rows.count, inputs, outputs);
  return made;
}

/** A small head: too few outputs to be worth bytes. */
export function smallLinear(row: Float32Array, weights: Weights, name: string): Float32Array {
  const { shape, data } = weights.tensor(`${name}.weight`);
  const bias = weights.tensor(`${name}.bias`).data;
  const [outputs = 0, inputs = 0] = shape;
  const made = new Float32Array(outputs);
  for (let output = 0; output < outputs; output += 1) {
    let sum = bias[output] as number;
    for (let unit = 0; unit < inputs; unit += 1)
      sum += (data[output * inputs + unit] as number) * (row[unit] as number);
    made[output] = sum;
  }
  return made;
}

export function normalize(rows: Rows, weights: Weights, name: string, epsilon: number, into?: Rows): Rows {
  const { kernel, space, tensor } = weights;
  const made = into ?? space.rows(rows.count, rows.width);
  const [scale, shift] = [tensor(`${name}.weight`), tensor(`${name}.bias`)];
  kernel.normalize(rows.at, made.at, rows.count, rows.width, scale.at, shift.at, epsilon);
  return made;
}

/**
 * Each row becomes a mixture of all, by how well its question meets their keys. A row holds question, key and value, each
 * with a part for every head; the tensor `bias` says what a head makes of the distance between two rows.
 */
export function attend(mixed: Rows, weights: Weights, heads: number, bias?: string): Rows {
  const { kernel, scratch, space } = weights;
  const made = space.rows(mixed.count, mixed.width / 3);
  const at = bias ? weights.tensor(bias).at : scratch.zeros;
  kernel.attend(mixed.at, made.at, scratch.shares, at, made.count, made.width, heads);
  return made;
}

/** Shares that sum up to one; `temperature` above one makes them less sure. */
export function softmax(scores: Float32Array, temperature = 1): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const shares = new Float32Array(scores.length);
  let sum = 0;
  for (let index = 0; index < shares.length; index += 1) {
    shares[index] = Math.exp(((scores[index] as number) - most) / temperature);
    sum += shares[index] as number;
  }
  for (let index = 0; index < shares.length; index += 1) shares[index] = (shares[index] as number) / sum;
  return shares;
}

export function addInPlace(into: Rows, other: Rows, { kernel }: Weights): Rows {
  kernel.add(into.at, other.at, into.data.length);
  return into;
}

/** The place of the largest. */
export function best(shares: Float32Array | Float64Array): number {
  let chosen = 0;
  for (let index = 1; index < shares.length; index += 1)
    if ((shares[index] ?? 0) > (shares[chosen] ?? 0)) chosen = index;
  return chosen;
}
