/** A table of numbers, row by row. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/** What was learned, as `training/train.py` writes it. */
export interface Weights {
  readonly tensor: (name: string) => Tensor;
  readonly has: (name: string) => boolean;
  /** The vector of a word, or undefined for one that nobody knows. */
  readonly vectorOf: (word: string) => Int8Array | undefined;
  readonly vectorScale: number;
  readonly vectorLength: number;
  /** The row of a word among those learned from the corpus; 0 for any other. */
  readonly ownRow: (word: string) => number;
  readonly labels: Labels;
}

export interface Labels {
  readonly acts: readonly string[];
  readonly forces: readonly string[];
  readonly roles: readonly string[];
  readonly clauses: readonly string[];
  readonly conditions: readonly string[];
}

interface Description {
  readonly labels: Labels;
  readonly words: readonly string[];
  readonly own: readonly string[];
  readonly tensors: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly type: 'int8' | 'float16';
    readonly at: number;
    readonly scale?: number;
  }[];
}

/** Four bytes with the length of a description, the description as JSON, then the numbers in its order. */
export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(0, true);
  const description = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Description;
  const from = 4 + length;
  const tensors = new Map<string, Tensor>();
  let vectors: Int8Array = new Int8Array();
  let scale = 1;
  for (const { name, shape, type, at, scale: own } of description.tensors) {
    const count = shape.reduce((product, one) => product * one, 1);
    if (type === 'int8') {
      vectors = new Int8Array(file.buffer, file.byteOffset + from + at, count);
      scale = own ?? 1;
    } else tensors.set(name, { shape, data: fromHalves(view, from + at, count) });
  }
  const rows = new Map(description.words.map((word, index) => [word, index + 1]));
  const own = new Map(description.own.map((word, index) => [word, index + 1]));
  const width = description.tensors.find(({ type }) => type === 'int8')?.shape[1] ?? 0;
  return {
    tensor: (name) => {
      const found = tensors.get(name);
      if (!found) throw new Error(`the reader's weights have no ${name}`);
      return found;
    },
    has: (name) => tensors.has(name),
    vectorOf: (word) => {
      const row = rows.get(word);
      return row === undefined ? undefined : vectors.subarray(row * width, (row + 1) * width);
    },
    vectorScale: scale,
    vectorLength: width,
    ownRow: (word) => own.get(word) ?? 0,
    labels: description.labels,
  };
}

/** IEEE 754 half precision. */
function fromHalves(view: DataView, at: number, count: number): Float32Array {
  const numbers = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const half = view.getUint16(at + 2 * index, true);
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >> 10) & 0x1f;
    const fraction = half & 0x3ff;
    numbers[index] =
      sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
  }
  return numbers;
}
