import type { Kernel, KernelMemory } from './kernel.ts';

/** A large table of numbers, as bytes: what stands for one is the scale of its row. */
export interface Table {
  readonly outputs: number;
  readonly inputs: number;
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
}

/** One that rows are multiplied by, where the kernel finds it. */
export interface Matrix {
  /** Whole panels: behind those that were learned come zeros. */
  readonly outputs: number;
  readonly inputs: number;
  readonly at: number;
}

/** The kernel makes so many outputs at a time, and multiplies so many bytes of each in one go. */
const PANEL = 16;
const RUN = 4;

/** So many outputs as whole panels have. */
const wholePanels = (outputs: number): number => PANEL * Math.ceil(outputs / PANEL);

/** A row's bytes, its scale, their sum and what is added in the end. */
export const packedBytes = ({ outputs, inputs }: Pick<Table, 'outputs' | 'inputs'>): number =>
  wholePanels(outputs) * (inputs + 3 * RUN);

/** Panel by panel, as `multiply` in kernel.wat takes it; the bytes go through memory that is free at `through`. */
export function layMatrix(
  { outputs, inputs, bytes, scales }: Table,
  bias: Float32Array | undefined,
  { kernel, memory }: { readonly kernel: Kernel; readonly memory: KernelMemory },
  through: number,
  at: number,
): Matrix {
  new Int8Array(memory.buffer, through, bytes.length).set(bytes);
  kernel.arrange(through, at, inputs, outputs);
  for (let output = 0; output < outputs; output += PANEL) {
    const panel = at + output * (inputs + 3 * RUN);
    const ends = new Float32Array(memory.buffer, panel + PANEL * inputs, 3 * PANEL);
    ends.set(scales.subarray(output, output + PANEL));
    if (bias) ends.set(bias.subarray(output, output + PANEL), 2 * PANEL);
  }
  return { outputs: wholePanels(outputs), inputs, at };
}
