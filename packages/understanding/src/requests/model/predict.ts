import type { Clause } from '../text/clause.ts';
import { CLASS_NAMES } from './classes.ts';
import { featuresOf } from './features.ts';
import { BIASES, SCALE, WEIGHTS } from './weights.ts';

type Row = readonly (readonly [classIndex: number, weight: number])[];

/** One line a feature: the feature, a tab, then class letter and whole-number weight in turn ('a12c-7'). */
function parse(lines: string): Map<string, Row> {
  const table = new Map<string, Row>();
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 0) continue;
    const row: [number, number][] = [];
    for (const match of line.slice(tab + 1).matchAll(/([a-z])(-?\d+)/g))
      row.push([(match[1] ?? 'a').charCodeAt(0) - 97, Number(match[2]) / SCALE]);
    table.set(line.slice(0, tab), row);
  }
  return table;
}

let table: Map<string, Row> | undefined;

/** How probable each class is, from the words alone. */
export function predict(clause: Clause): number[] {
  table ??= parse(WEIGHTS);
  const logits = CLASS_NAMES.map((_, index) => (BIASES[index] ?? 0) / SCALE);
  for (const feature of featuresOf(clause)) {
    for (const [index, weight] of table.get(feature) ?? []) logits[index] = (logits[index] ?? 0) + weight;
  }
  const top = Math.max(...logits);
  const exponents = logits.map((logit) => Math.exp(logit - top));
  const sum = exponents.reduce((total, value) => total + value, 0);
  return exponents.map((value) => value / sum);
}
