/** One measured figure. `floor` is what it is compared with, measured in the same run; `ratio` = floor / value. */
export type BenchRow = {
  name: string;
  value: number;
  unit: string;
  floor?: number;
  ratio?: number;
  target: string;
  ok: boolean;
  note?: string;
};
