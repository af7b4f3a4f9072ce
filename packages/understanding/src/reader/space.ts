import type { KernelMemory } from './kernel.ts';

/** Rows of numbers, one behind the other, in the kernel's memory. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly data: Float32Array;
  readonly at: number;
}

/** Where rows are written one behind the other, and given back all at once: nothing in it outlives a reading. */
export class Space {
  readonly #memory: KernelMemory;
  readonly #from: number;
  #used: number;

  constructor(memory: KernelMemory, from: number) {
    this.#memory = memory;
    this.#from = from;
    this.#used = from;
  }

  /** With whatever numbers stood there before. The kernel works on groups of four rows. */
  rows(count: number, width: number): Rows {
    const at = this.#used;
    this.#used += bytesOf(count, width);
    return { count, width, at, data: new Float32Array(this.#memory.buffer, at, count * width) };
  }

  emptyRows(count: number, width: number): Rows {
    const rows = this.rows(count, width);
    rows.data.fill(0);
    return rows;
  }

  /** What is written from here on can be given back to here. */
  mark(): number {
    return this.#used;
  }

  release(mark = this.#from): void {
    this.#used = mark;
  }
}

export const bytesOf = (count: number, width: number): number => 16 * Math.ceil(count / 4) * width;
