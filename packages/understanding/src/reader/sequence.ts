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
  return { path: pathOf(shares, steps), marginals: marginalsOf(shares, steps) };
}

const LEAST = 1e-12;

function pathOf(shares: readonly Float32Array[], steps: Float32Array): number[] {
  const count = shares[0]?.length ?? 0;
  let best = new Float64Array(count);
  const from: Int32Array[] = [];
  for (const [place, row] of shares.entries()) {
    const top = new Float64Array(count);
    const source = new Int32Array(count);
    for (let label = 0; label < count; label += 1) {
      let most = Number.NEGATIVE_INFINITY;
      if (place === 0) most = steps[count * count + label] as number;
      else
        for (let before = 0; before < count; before += 1) {
          const score = (best[before] as number) + (steps[before * count + label] as number);
          if (score <= most) continue;
          most = score;
          source[label] = before;
        }
      top[label] = most + Math.log(Math.max(LEAST, row[label] as number));
    }
    best = top;
    from.push(source);
  }
  if (shares.length === 0) return [];
  let chosen = 0;
  for (let label = 1; label < count; label += 1)
    if ((best[label] as number) > (best[chosen] as number)) chosen = label;
  const path = [chosen];
  for (let place = from.length - 1; place > 0; place -= 1) {
    chosen = from[place]?.[chosen] ?? 0;
    path.push(chosen);
  }
  return path.reverse();
}

/** Forwards and backwards, each row brought to a sum of one, so that nothing vanishes in long clauses. */
function marginalsOf(shares: readonly Float32Array[], steps: Float32Array): Float32Array[] {
  const count = shares[0]?.length ?? 0;
  const factors = steps.map(Math.exp);
  const ahead: Float64Array[] = [];
  for (const [place, row] of shares.entries()) {
    const before = ahead[place - 1];
    const here = new Float64Array(count);
    for (let label = 0; label < count; label += 1) {
      let sum = 0;
      if (!before) sum = factors[count * count + label] as number;
      else
        for (let one = 0; one < count; one += 1)
          sum += (before[one] as number) * (factors[one * count + label] as number);
      here[label] = sum * Math.max(LEAST, row[label] as number);
    }
    ahead.push(shared(here));
  }
  const marginals: Float32Array[] = [];
  let behind = new Float64Array(count).fill(1);
  for (let place = shares.length - 1; place >= 0; place -= 1) {
    const [here, row, after] = [ahead[place] as Float64Array, shares[place] as Float32Array, behind];
    marginals.push(Float32Array.from(shared(here.map((share, label) => share * (after[label] as number)))));
    const weighed = after.map((share, label) => share * Math.max(LEAST, row[label] as number));
    const next = new Float64Array(count);
    for (let before = 0; before < count; before += 1) {
      let sum = 0;
      for (let label = 0; label < count; label += 1)
        sum += (factors[before * count + label] as number) * (weighed[label] as number);
      next[before] = sum;
    }
    behind = shared(next);
  }
  return marginals.reverse();
}

function shared(row: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  let sum = 0;
  for (const value of row) sum += value;
  return row.map((value) => value / (sum || 1));
}
