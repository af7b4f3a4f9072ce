import { readFileSync } from 'node:fs';

/** kernel.wat, assembled; a test assembles it again and compares. */
export const KERNEL = new URL('./kernel.wasm', import.meta.url);

/** The sums that take the time, over a memory that holds weights and numbers; kernel.wat says what each does. */
export interface Kernel {
  multiply(x: number, w: number, y: number, rows: number, inputs: number, outputs: number): void;
  scores(query: number, keys: number, y: number, count: number, stride: number, size: number): void;
  quantize(x: number, y: number, size: number, low: number, step: number): void;
  scale(
    products: number,
    y: number,
    outputs: number,
    low: number,
    step: number,
    scales: number,
    sums: number,
    bias: number,
  ): void;
  range(x: number, y: number, size: number): void;
  mix(shares: number, values: number, y: number, count: number, stride: number, size: number): void;
}

/** The part of WebAssembly that is used here: neither Node's types nor the language's have it without a browser's. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (size: { initial: number }) => KernelMemory;
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: object) => { exports: unknown };
  };
};

const PAGE = 65_536;

export const memoryOf = (bytes: number): KernelMemory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });

/** WebAssembly with relaxed SIMD: in Node since 21, on both kinds of processor that we run on. */
export function createKernel(memory: KernelMemory): Kernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(KERNEL)), {
    reader: { memory },
  });
  return exports as Kernel;
}
