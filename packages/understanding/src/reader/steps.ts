import { instanceOf, memoryOf, SEQUENCE } from './kernel.ts';

interface Kernel {
  sum(x: number, table: number, y: number, count: number, width: number): void;
  largest(x: number, table: number, y: number, which: number, count: number, width: number): void;
}

const DOUBLE = 8;
/** The kernel works on groups of so many labels. */
const GROUP = 8;

/** How one place of a sequence follows another, with tables in a memory of its own; sequence.wat says how it is worked out. */
export class Steps {
  readonly #count: number;
  readonly #width: number;
  readonly #kernel: Kernel;
  readonly #at: Readonly<Record<'next' | 'ahead' | 'behind' | 'x' | 'y' | 'which', number>>;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #which: Float64Array;
  /** As a logarithm, and as a factor: how likely a label is in the beginning. */
  readonly first: Float32Array;
  readonly firstFactors: Float32Array;

  constructor(steps: Float32Array, count: number) {
    this.#count = count;
    this.#width = GROUP * Math.ceil(count / GROUP);
    const table = DOUBLE * count * this.#width;
    const row = DOUBLE * this.#width;
    const from = 3 * table;
    this.#at = { next: 0, ahead: table, behind: 2 * table, x: from, y: from + row, which: from + 2 * row };
    const memory = memoryOf(from + 3 * row);
    this.#kernel = instanceOf(SEQUENCE, { memory }) as Kernel;
    const rowAt = (at: number) => new Float64Array(memory.buffer, at, count);
    [this.#x, this.#y, this.#which] = [rowAt(this.#at.x), rowAt(this.#at.y), rowAt(this.#at.which)];
    const factors = steps.map(Math.exp);
    this.first = steps.subarray(count * count);
    this.firstFactors = factors.subarray(count * count);
    for (let before = 0; before < count; before += 1) {
      const place = before * count;
      rowAt(this.#at.next + before * row).set(steps.subarray(place, place + count));
      rowAt(this.#at.ahead + before * row).set(factors.subarray(place, place + count));
      for (let label = 0; label < count; label += 1)
        rowAt(this.#at.behind + label * row)[before] = factors[place + label] as number;
    }
  }

  /** For each label how likely it is behind the likeliest of those before, and which that is. Both last until the next call. */
  largest(best: Float64Array): { readonly scores: Float64Array; readonly sources: Float64Array } {
    const { x, y, which, next } = this.#at;
    this.#x.set(best);
    this.#kernel.largest(x, next, y, which, this.#count, this.#width);
    return { scores: this.#y, sources: this.#which };
  }

  /** For each label how likely it is behind all of those before. It lasts until the next call. */
  ahead(shares: Float64Array): Float64Array {
    return this.#sum(shares, this.#at.ahead);
  }

  /** The same from the end. */
  behind(shares: Float64Array): Float64Array {
    return this.#sum(shares, this.#at.behind);
  }

  #sum(shares: Float64Array, table: number): Float64Array {
    this.#x.set(shares);
    this.#kernel.sum(this.#at.x, table, this.#at.y, this.#count, this.#width);
    return this.#y;
  }
}
