import type { Matrix, Tensor, Weights } from './weights.ts';

/** Rows of numbers, one behind the other. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly data: Float32Array;
}

export const emptyRows = (count: number, width: number): Rows => ({
  count,
  width,
  data: new Float32Array(count * width),
});

export const rowOf = ({ width, data }: Rows, row: number): Float32Array =>
  data.subarray(row * width, (row + 1) * width);

export const tensorRow = ({ shape, data }: Tensor, row: number): Float32Array => {
  const width = shape[1] ?? 0;
  return data.subarray(row * width, (row + 1) * width);
};

/** Adds a row of a matrix, times a factor, to what is there. */
export function addMatrixRow(
  into: Float32Array,
  { bytes, inputs, scales }: Matrix,
  row: number,
  factor = 1,
): void {
  const scale = (scales[row] ?? 0) * factor;
  for (let unit = 0; unit < inputs; unit += 1)
    into[unit] = (into[unit] as number) + (bytes[row * inputs + unit] as number) * scale;
}

/**
 * Every row times a matrix, plus a bias. The rows become bytes from 0 to 127 between their least and their greatest number,
 * the kernel multiplies bytes, and what that left out is put back.
 */
export function linear(rows: Rows, weights: Weights, name: string): Rows {
  const { kernel, memory, scratch } = weights;
  const { inputs, outputs, at } = weights.matrix(`${name}.weight`);
  const made = emptyRows(rows.count, outputs);
  const lines = rows.count + ((4 - (rows.count % 4)) % 4);
  const pairs = outputs + (outputs % 2);
  new Float32Array(memory.buffer, scratch.x, rows.data.length).set(rows.data);
  const bounds = new Float32Array(memory.buffer, scratch.few, 2);
  const steps = new Float32Array(rows.count);
  const lows = new Float32Array(rows.count);
  for (let row = 0; row < rows.count; row += 1) {
    const from = scratch.x + 4 * row * inputs;
    kernel.range(from, scratch.few, inputs);
    const [low = 0, high = 0] = bounds;
    const step = (high - low) / 127 || 1;
    kernel.quantize(from, scratch.bytes + row * inputs, inputs, low, step);
    steps[row] = step;
    lows[row] = low;
  }
  kernel.multiply(scratch.bytes, at.bytes, scratch.products, lines, inputs, pairs);
  for (let row = 0; row < rows.count; row += 1)
    kernel.scale(
      scratch.products + 4 * row * pairs,
      scratch.y + 4 * row * outputs,
      outputs,
      lows[row] ?? 0,
      steps[row] ?? 1,
      at.scales,
      at.sums,
      at.bias,
    );
  made.data.set(new Float32Array(memory.buffer, scratch.y, made.data.length));
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

export function normalize(rows: Rows, weights: Weights, name: string, epsilon: number): Rows {
  const scale = weights.tensor(`${name}.weight`).data;
  const shift = weights.tensor(`${name}.bias`).data;
  const made = emptyRows(rows.count, rows.width);
  for (let row = 0; row < rows.count; row += 1) {
    const from = row * rows.width;
    let mean = 0;
    for (let unit = 0; unit < rows.width; unit += 1) mean += rows.data[from + unit] as number;
    mean /= rows.width;
    let spread = 0;
    for (let unit = 0; unit < rows.width; unit += 1)
      spread += ((rows.data[from + unit] as number) - mean) ** 2;
    const factor = 1 / Math.sqrt(spread / rows.width + epsilon);
    for (let unit = 0; unit < rows.width; unit += 1)
      made.data[from + unit] =
        ((rows.data[from + unit] as number) - mean) * factor * (scale[unit] as number) +
        (shift[unit] as number);
  }
  return made;
}

const HEADS = 4;

/**
 * Each row becomes a mixture of all, by how well its question meets their keys. A row holds question, key and value, each
 * with a part for every head; `bias` says what a head makes of the distance between two rows, up to `reach`.
 */
export function attend(mixed: Rows, weights: Weights, bias: Float32Array | undefined, reach: number): Rows {
  const { count, width: stride } = mixed;
  const width = stride / 3;
  const size = width / HEADS;
  const scale = 1 / Math.sqrt(size);
  const sums = emptyRows(count, width);
  const { x, few: y } = weights.scratch;
  new Float32Array(weights.memory.buffer, x, count * stride).set(mixed.data);
  const row = new Float32Array(weights.memory.buffer, y, count);
  const part = new Float32Array(weights.memory.buffer, y + 4 * (count + 8), size);
  for (let head = 0; head < HEADS; head += 1) {
    const from = x + 4 * head * size;
    for (let index = 0; index < count; index += 1) {
      weights.kernel.scores(from + 4 * index * stride, from + 4 * width, y, count, 4 * stride, size);
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other += 1) {
        const far = Math.max(-reach, Math.min(reach, other - index)) + reach;
        const score =
          (row[other] as number) * scale + (bias ? (bias[head * (2 * reach + 1) + far] as number) : 0);
        row[other] = score;
        if (score > most) most = score;
      }
      let sum = 0;
      for (let other = 0; other < count; other += 1) {
        const share = Math.exp((row[other] as number) - most);
        row[other] = share;
        sum += share;
      }
      weights.kernel.mix(y, from + 8 * width, y + 4 * (count + 8), count, 4 * stride, size);
      const to = index * width + head * size;
      for (let unit = 0; unit < size; unit += 1) sums.data[to + unit] = (part[unit] as number) / sum;
    }
  }
  return sums;
}

/** Shares that sum up to one; `temperature` above one makes them less sure. */
export function softmax(scores: Float32Array, temperature = 1): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const shares = scores.map((score) => Math.exp((score - most) / temperature));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}

export function addInPlace(into: Rows, other: Rows): Rows {
  for (let unit = 0; unit < into.data.length; unit += 1)
    into.data[unit] = (into.data[unit] as number) + (other.data[unit] as number);
  return into;
}

export function keepPositive(rows: Rows): Rows {
  for (let unit = 0; unit < rows.data.length; unit += 1)
    if ((rows.data[unit] as number) < 0) rows.data[unit] = 0;
  return rows;
}

/** The place of the largest. */
export function best(shares: Float32Array | Float64Array): number {
  let chosen = 0;
  for (let index = 1; index < shares.length; index += 1)
    if ((shares[index] ?? 0) > (shares[chosen] ?? 0)) chosen = index;
  return chosen;
}
