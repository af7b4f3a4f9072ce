import { createKernel, type Kernel, memoryOf } from './kernel.ts';
import { layMatrix, type Matrix, packedBytes, type Table } from './matrices.ts';
import { createRespeller, type Respell } from './respell.ts';
import { bytesOf, Space } from './space.ts';
import { createWordSplitter, type SplitWord, type WordPieces } from './word-pieces.ts';

/** A small table of numbers, row by row, and where it lies in the kernel's memory. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
  readonly at: number;
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
  readonly table: (name: string) => Table;
  readonly has: (name: string) => boolean;
  readonly split: SplitWord;
  readonly respell: Respell;
  readonly labels: Labels;
  /** By how much its confidence is too high. */
  readonly temperature: number;
  readonly kernel: Kernel;
  /** For the rows of a reading. */
  readonly space: Space;
  /** Where the kernel writes: rows as bytes, lists of them and where these end, ranges, shares; and what it never writes to. */
  readonly scratch: Readonly<Record<'bytes' | 'lists' | 'ends' | 'ranges' | 'shares' | 'zeros', number>>;
  /** The piece that stands in front of every message. */
  readonly beginning: number;
}

interface Description {
  readonly labels: Labels;
  readonly vocabulary: WordPieces;
  readonly temperature?: number;
  readonly tensors: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly type: 'int8' | 'float32';
    readonly at: number;
  }[];
}

/** What the encoder puts in front of every text. */
const BEGINNING = '[CLS]';
/** The longest message, in pieces of words; the widest row about a piece; and as many such rows as are needed at once. */
export const MOST_PIECES = 256;
const WIDEST = 1536;
const MOST_ROWS = 5;

/** Those that rows are taken from; the others are multiplied by. */
const TABLES: ReadonlySet<string> = new Set([
  'pieces.weight',
  'places.weight',
  'situation.weight',
  'deed.weight',
]);

/** Four bytes with the length of a description, the description as JSON, then the numbers in its order. */
export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(0, true);
  const description = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Description;
  const numbers = file.subarray(4 + length);
  // A copy: what lies in a file need not lie at a multiple of four.
  const bytesAt = (at: number, size: number) => new Uint8Array(numbers.subarray(at, at + size)).buffer;
  let used = 0;
  const room = (bytes: number): number => {
    const from = used;
    used += 16 * Math.ceil(bytes / 16);
    return from;
  };
  const small = description.tensors.flatMap(({ name, shape, type, at }) => {
    const count = shape.reduce((product, one) => product * one, 1);
    return type === 'float32'
      ? [{ name, shape, at: room(4 * count), data: new Float32Array(bytesAt(at, 4 * count)) }]
      : [];
  });
  const scaleOf = new Map(small.map(({ name, data }) => [name, data]));
  const large = description.tensors.flatMap(({ name, shape: [outputs = 0, inputs = 0], type, at }) => {
    if (type === 'float32') return [];
    const scales = scaleOf.get(`${name}.scale`);
    if (!scales) throw new Error(`the reader's weights have no scale of ${name}`);
    const table = {
      outputs,
      inputs,
      scales,
      bytes: new Int8Array(numbers.buffer, numbers.byteOffset + at, outputs * inputs),
    };
    return [{ name, table, at: TABLES.has(name) ? 0 : room(packedBytes(table)) }];
  });
  const most = MOST_PIECES + 4;
  const scratch = {
    bytes: room(most * WIDEST),
    lists: room(2 * most * WIDEST),
    ends: room(4 * most),
    ranges: room(8 * most),
    shares: room(4 * most),
    zeros: room(4 * WIDEST),
  };
  const from = room(MOST_ROWS * bytesOf(most, WIDEST));
  const memory = memoryOf(used);
  const kernel = createKernel(memory);
  const tensors = new Map<string, Tensor>();
  for (const { name, shape, at, data: read } of small) {
    const data = new Float32Array(memory.buffer, at, read.length);
    data.set(read);
    tensors.set(name, { shape, data, at });
  }
  const matrices = new Map<string, Matrix>();
  const tables = new Map<string, Table>();
  for (const { name, table, at } of large) {
    const bias = tensors.get(name.replace(/weight$/, 'bias'))?.data;
    // What is kept is copied, so that the file need not be.
    if (TABLES.has(name)) tables.set(name, { ...table, bytes: table.bytes.slice() });
    else matrices.set(name, layMatrix(table, bias, { kernel, memory }, scratch.lists, at));
  }
  const named = <Kind>(among: ReadonlyMap<string, Kind>, name: string): Kind => {
    const found = among.get(name);
    if (!found) throw new Error(`the reader's weights have no ${name}`);
    return found;
  };
  return {
    tensor: (name) => named(tensors, name),
    matrix: (name) => named(matrices, name),
    table: (name) => named(tables, name),
    has: (name) => tensors.has(name) || matrices.has(name) || tables.has(name),
    split: createWordSplitter(description.vocabulary),
    respell: createRespeller(description.vocabulary),
    beginning: description.vocabulary.indexOf(BEGINNING),
    labels: description.labels,
    temperature: description.temperature ?? 1,
    kernel,
    space: new Space(memory, from),
    scratch,
  };
}
