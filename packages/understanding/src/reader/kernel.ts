/** kernel.wat, assembled; a test assembles it again and compares. */
export const KERNEL =
  'AGFzbQEAAAABKAVgBn9/f39/fwBgAXsBf2AFf39/fX0AYAh/f399fX9/fwBgA39/fwACEgEGcmVhZGVyBm1lbW9yeQIAAQMIBwABAAACAwQHNgYIbXVsdGlwbHkAAAZzY29yZXMAAgNtaXgAAwhxdWFudGl6ZQAEBXNjYWxlAAUFcmFuZ2UABgqhCgeXBAIJfwt7IAVBAnQhDgNAQQAhByAAIQkgASAEaiENA0AgCSAEaiEKIAogBGohCyALIARqIQz9DAAAAAAAAAAAAAAAAAAAAAAhD/0MAAAAAAAAAAAAAAAAAAAAACEQ/QwAAAAAAAAAAAAAAAAAAAAAIRH9DAAAAAAAAAAAAAAAAAAAAAAhEv0MAAAAAAAAAAAAAAAAAAAAACET/QwAAAAAAAAAAAAAAAAAAAAAIRT9DAAAAAAAAAAAAAAAAAAAAAAhFf0MAAAAAAAAAAAAAAAAAAAAACEWQQAhCANAIAEgCGr9AAQAIRcgDSAIav0ABAAhGCAJIAhq/QAEACEZIBcgGSAP/ZMCIQ8gGCAZIBD9kwIhECAKIAhq/QAEACEZIBcgGSAR/ZMCIREgGCAZIBL9kwIhEiALIAhq/QAEACEZIBcgGSAT/ZMCIRMgGCAZIBT9kwIhFCAMIAhq/QAEACEZIBcgGSAV/ZMCIRUgGCAZIBb9kwIhFiAIQRBqIgggBEkNAAsgAiAHIA5sIAZBAnRqaiEIIAggDxABNgIAIAggEBABNgIEIAggDmohCCAIIBEQATYCACAIIBIQATYCBCAIIA5qIQggCCATEAE2AgAgCCAUEAE2AgQgCCAOaiEIIAggFRABNgIAIAggFhABNgIEIAwgBGohCSAHQQRqIgcgA0kNAAsgDSAEaiEBIAZBAmoiBiAFSQ0ACwsZACAA/RsAIAD9GwFqIAD9GwIgAP0bA2pqC78BAgJ/AnsgBUECdCEHA0D9DAAAAAAAAAAAAAAAAAAAAAAhCP0MAAAAAAAAAAAAAAAAAAAAACEJQQAhBgNAIAggACAGav0ABAAgASAGav0ABAD95gH95AEhCCAJIAAgBmr9AAQQIAEgBmr9AAQQ/eYB/eQBIQkgBkEgaiIGIAdJDQALIAggCf3kASEIIAIgCP0fACAI/R8BkiAI/R8CIAj9HwOSkjgCACACQQRqIQIgASAEaiEBIANBAWsiAw0ACwuoAQICfwN7A0D9DAAAAAAAAAAAAAAAAAAAAAAhCf0MAAAAAAAAAAAAAAAAAAAAACEKQQAhBiABIQcDQCAAIAZBAnRq/QkCACEIIAkgCCAH/QAEAP3mAf3kASEJIAogCCAH/QAEEP3mAf3kASEKIAcgBGohByAGQQFqIgYgA0kNAAsgAiAJ/QsEACACIAr9CwQQIAJBIGohAiABQSBqIQEgBUEIayIFDQALC54BAQN7IAP9EyEFQwAAgD8gBJX9EyEGA0AgBiAA/QAEACAF/eUB/eYB/Wr9+AEgBiAA/QAEECAF/eUB/eYB/Wr9+AH9hQEgBiAA/QAEICAF/eUB/eYB/Wr9+AEgBiAA/QAEMCAF/eUB/eYB/Wr9+AH9hQH9ZiEHIAEgB0H/AP0P/Xf9CwQAIABBwABqIQAgAUEQaiEBIAJBEGsiAg0ACwtrAgJ/AnsgA/0TIQogBP0TIQsgAkECdCEJA0AgASAIaiAFIAhq/QAEACALIAAgCGr9AAQA/foB/eYBIAogBiAIav0ABAD95gH95AH95gEgByAIav0ABAD95AH9CwQAIAhBEGoiCCAJSQ0ACwt1AQN7IAD9AAQAIQMgAyEEA0AgAP0ABAAhBSADIAX96gEhAyAEIAX96wEhBCAAQRBqIQAgAkEEayICDQALIAEgA/0fACAD/R8BliAD/R8CIAP9HwOWljgCACABIAT9HwAgBP0fAZcgBP0fAiAE/R8Dl5c4AgQL';

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
  const bytes = Uint8Array.from(atob(KERNEL), (sign) => sign.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { reader: { memory } });
  return exports as Kernel;
}
