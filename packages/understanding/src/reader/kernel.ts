import { readFileSync } from 'node:fs';

/** kernel.wat, layers.wat and sequence.wat, assembled; a test assembles them again and compares. */
export const KERNEL = new URL('./kernel.wasm', import.meta.url);
export const LAYERS = new URL('./layers.wasm', import.meta.url);
export const SEQUENCE = new URL('./sequence.wasm', import.meta.url);

/** The sums that take the time, over a memory that holds weights and numbers; the two sources say what each does. */
export interface Kernel {
  arrange(x: number, w: number, inputs: number, outputs: number): void;
  pack(x: number, y: number, ranges: number, rows: number, inputs: number): void;
  multiply(
    x: number,
    ranges: number,
    w: number,
    y: number,
    rows: number,
    inputs: number,
    outputs: number,
  ): void;
  gather(x: number, lists: number, ends: number, rows: number, inputs: number): void;
  multiplyFew(
    lists: number,
    ends: number,
    ranges: number,
    w: number,
    y: number,
    rows: number,
    inputs: number,
    outputs: number,
  ): void;
  add(y: number, x: number, size: number): void;
  keepPositive(y: number, size: number): void;
  normalize(
    x: number,
    y: number,
    rows: number,
    width: number,
    scale: number,
    shift: number,
    epsilon: number,
  ): void;
  attend(
    x: number,
    y: number,
    shares: number,
    bias: number,
    count: number,
    width: number,
    heads: number,
  ): void;
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
export function createKernel(memory: KernelMemory, hasDots = addsUpProducts()): Kernel {
  const given = { memory, exp: Math.exp, hasDots: Number(hasDots) };
  return { ...instanceOf(KERNEL, given), ...instanceOf(LAYERS, given) } as Kernel;
}

/** What a file has to offer, given a memory and what else it needs. */
export const instanceOf = (file: URL, reader: { readonly memory: KernelMemory }): object =>
  new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { reader }).exports as object;

/** What one instruction can do decides how fast the sums are, never what they are. */
function addsUpProducts(): boolean {
  try {
    return /\b(?:asimddp|avx_vnni)\b/.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return process.arch === 'arm64';
  }
}
