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
export const wholePanels = (outputs: number): number => PANEL * Math.ceil(outputs / PANEL);

/** A row's bytes, its scale, their sum and what is added in the end. */
export const packedBytes = ({ outputs, inputs }: Pick<Table, 'outputs' | 'inputs'>): number =>
  wholePanels(outputs) * (inputs + 3 * RUN);

/** Panel by panel, as `multiply` in kernel.wat takes it. */
export function packMatrix(
  { outputs, inputs, bytes, scales }: Table,
  bias: Float32Array | undefined,
  memory: ArrayBuffer,
  at: number,
): Matrix {
  const panels = wholePanels(outputs) / PANEL;
  const runs = inputs / RUN;
  const from = new Int32Array(bytes.buffer, bytes.byteOffset, outputs * runs);
  for (let panel = 0; panel < panels; panel += 1) {
    const place = at + panel * PANEL * (inputs + 3 * RUN);
    const into = new Int32Array(memory, place, runs * PANEL);
    const ends = new Float32Array(memory, place + PANEL * inputs, 3 * PANEL);
    for (let lane = 0; lane < PANEL && panel * PANEL + lane < outputs; lane += 1) {
      const output = panel * PANEL + lane;
      for (let run = 0; run < runs; run += 1) into[run * PANEL + lane] = from[output * runs + run] as number;
      ends[lane] = scales[output] as number;
      ends[PANEL + lane] = sumOf(bytes, output * inputs, inputs);
      ends[2 * PANEL + lane] = bias?.[output] ?? 0;
    }
  }
  return { outputs: wholePanels(outputs), inputs, at };
}

function sumOf(bytes: Int8Array, from: number, size: number): number {
  let sum = 0;
  for (let unit = from; unit < from + size; unit += 1) sum += bytes[unit] as number;
  return sum;
}
