import { createKernel, type Kernel, type KernelMemory, memoryOf } from './kernel.ts';
import { createSplitter, type SplitWord, type Vocabulary } from './pieces.ts';

/** A small table of numbers, row by row. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/** A large one, as bytes in the kernel's memory: what stands for one is the scale of its row. */
export interface Matrix {
  readonly outputs: number;
  readonly inputs: number;
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
  /** Where they lie in memory: the bytes, their scales, the sum of each row's bytes, and what is added in the end. */
  readonly at: {
    readonly bytes: number;
    readonly scales: number;
    readonly sums: number;
    readonly bias: number;
  };
}

interface Labels {
  readonly acts: readonly string[];
  readonly forces: readonly string[];
  readonly roles: readonly string[];
  readonly clauses: readonly string[];
  readonly conditions: readonly string[];
  readonly languages: readonly string[];
}

/** What was learned, as `training/train.py` writes it. */
export interface Weights {
  readonly tensor: (name: string) => Tensor;
  readonly matrix: (name: string) => Matrix;
  readonly has: (name: string) => boolean;
  readonly split: SplitWord;
  readonly labels: Labels;
  /** By how much its confidence is too high. */
  readonly temperature: number;
  readonly memory: KernelMemory;
  readonly kernel: Kernel;
  /** Where numbers may be written: rows, the same as bytes, products of bytes, rows that come out, and a few more. */
  readonly scratch: Readonly<Record<'x' | 'bytes' | 'products' | 'y' | 'few', number>>;
}

interface Description {
  readonly labels: Labels;
  readonly vocabulary: Vocabulary;
  readonly temperature?: number;
  readonly tensors: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly type: 'int8' | 'float32';
    readonly at: number;
  }[];
}

/** The longest message, in pieces of words; and the widest row of numbers about a piece. */
export const MOST_PIECES = 512;
const WIDEST = 1536;

const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** Four bytes with the length of a description, the description as JSON, then the numbers in its order. */
export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(0, true);
  const description = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Description;
  const numbers = file.slice(4 + length);
  const tensors = new Map<string, Tensor>();
  for (const { name, shape, type, at } of description.tensors)
    if (type === 'float32') {
      const count = shape.reduce((product, one) => product * one, 1);
      tensors.set(name, { shape, data: new Float32Array(numbers.buffer, numbers.byteOffset + at, count) });
    }
  const large = description.tensors.filter(({ type }) => type === 'int8');
  const room = (bytes: number): number => {
    const from = used;
    used += aligned(bytes);
    return from;
  };
  let used = 0;
  const places = large.map(({ shape: [outputs = 0, inputs = 0] }) => {
    // Outputs come in pairs and are scaled by fours.
    const row = 4 * (outputs + 4);
    return { bytes: room((outputs + 1) * inputs), scales: room(row), sums: room(row), bias: room(row) };
  });
  const most = (MOST_PIECES + 4) * WIDEST;
  const scratch = {
    x: room(4 * most),
    bytes: room(most),
    products: room(4 * most),
    y: room(4 * most),
    few: room(4 * most),
  };
  const memory = memoryOf(used);
  const matrices = new Map<string, Matrix>();
  for (const [index, { name, shape, at: from }] of large.entries()) {
    const [outputs = 0, inputs = 0] = shape;
    const at = places[index];
    const scales = tensors.get(`${name}.scale`)?.data;
    if (!scales || !at) throw new Error(`the reader's weights have no scale of ${name}`);
    const bytes = new Int8Array(memory.buffer, at.bytes, outputs * inputs);
    bytes.set(new Int8Array(numbers.buffer, numbers.byteOffset + from, outputs * inputs));
    new Float32Array(memory.buffer, at.scales, outputs).set(scales);
    new Float32Array(memory.buffer, at.sums, outputs).set(sumsOf(bytes, outputs, inputs));
    const bias = tensors.get(name.replace(/weight$/, 'bias'))?.data;
    if (bias) new Float32Array(memory.buffer, at.bias, outputs).set(bias);
    matrices.set(name, { outputs, inputs, bytes, scales, at });
  }
  const named = <Kind>(among: ReadonlyMap<string, Kind>, name: string): Kind => {
    const found = among.get(name);
    if (!found) throw new Error(`the reader's weights have no ${name}`);
    return found;
  };
  return {
    tensor: (name) => named(tensors, name),
    matrix: (name) => named(matrices, name),
    has: (name) => tensors.has(name) || matrices.has(name),
    split: createSplitter(description.vocabulary),
    labels: description.labels,
    temperature: description.temperature ?? 1,
    memory,
    kernel: createKernel(memory),
    scratch,
  };
}

function sumsOf(bytes: Int8Array, outputs: number, inputs: number): Float32Array {
  const sums = new Float32Array(outputs);
  for (let row = 0; row < outputs; row += 1) {
    let sum = 0;
    for (let unit = row * inputs; unit < (row + 1) * inputs; unit += 1) sum += bytes[unit] ?? 0;
    sums[row] = sum;
  }
  return sums;
}
