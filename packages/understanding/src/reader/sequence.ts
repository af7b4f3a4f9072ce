import { Steps } from './steps.ts';

/** The labels of a sequence that are likeliest together, and how likely each label is at each place. */
export interface Labelled {
  readonly path: readonly number[];
  readonly marginals: readonly Float32Array[];
}

/**
 * `shares` has a row for each place: how likely each label is there by itself. `steps` says how much likelier, as a
 * logarithm, a label is behind another: a row for each label before it, and one more for the beginning.
 */
export function likeliest(shares: readonly Float32Array[], steps: Float32Array): Labelled {
  const [first] = shares;
  if (!first) return { path: [], marginals: [] };
  const learned = known.get(steps) ?? new Steps(steps, first.length);
  known.set(steps, learned);
  return { path: pathOf(shares, learned), marginals: marginalsOf(shares, learned) };
}

/** The steps are learned, so what follows from them is worked out once. */
const known = new WeakMap<Float32Array, Steps>();

const LEAST = 1e-12;

function pathOf(shares: readonly Float32Array[], steps: Steps): number[] {
  let best = Float64Array.from(steps.first);
  const from: Float64Array[] = [];
  for (const [place, row] of shares.entries()) {
    if (place > 0) {
      const { scores, sources } = steps.largest(best);
      best = scores.slice();
      from.push(sources.slice());
    }
    for (let label = 0; label < row.length; label += 1)
      best[label] = (best[label] as number) + Math.log(Math.max(LEAST, row[label] as number));
  }
  let chosen = 0;
  for (let label = 1; label < best.length; label += 1)
    if ((best[label] as number) > (best[chosen] as number)) chosen = label;
  const path = [chosen];
  for (const sources of from.reverse()) {
    chosen = sources[chosen] as number;
    path.push(chosen);
  }
  return path.reverse();
}

/** Forwards and backwards, each row brought to a sum of one, so that nothing vanishes in long clauses. */
function marginalsOf(shares: readonly Float32Array[], steps: Steps): Float32Array[] {
  const ahead: Float64Array[] = [];
  for (const row of shares) {
    const before = ahead.at(-1);
    const here = before ? steps.ahead(before).slice() : Float64Array.from(steps.firstFactors);
    ahead.push(shared(weighed(here, row)));
  }
  let behind = new Float64Array(steps.first.length).fill(1);
  const marginals: Float32Array[] = [];
  for (let place = shares.length - 1; place >= 0; place -= 1) {
    const here = ahead[place] as Float64Array;
    for (let label = 0; label < here.length; label += 1)
      here[label] = (here[label] as number) * (behind[label] as number);
    marginals.push(Float32Array.from(shared(here)));
    behind = shared(steps.behind(weighed(behind, shares[place] as Float32Array)).slice());
  }
  return marginals.reverse();
}

/** Each by how likely it is at its own place. */
function weighed(into: Float64Array<ArrayBuffer>, row: Float32Array): Float64Array<ArrayBuffer> {
  for (let label = 0; label < into.length; label += 1)
    into[label] = (into[label] as number) * Math.max(LEAST, row[label] as number);
  return into;
}

function shared<Numbers extends Float64Array>(row: Numbers): Numbers {
  let sum = 0;
  for (let label = 0; label < row.length; label += 1) sum += row[label] as number;
  const whole = sum || 1;
  for (let label = 0; label < row.length; label += 1) row[label] = (row[label] as number) / whole;
  return row;
}
