/** The labels of a sequence that are likeliest together, and how likely each label is at each place. */
export interface Labelled {
  readonly path: readonly number[];
  readonly marginals: readonly Float32Array[];
}

/**
 * `scores` has a row of logarithms for each place. `steps` says how much likelier a label is behind another: a row for each
 * label before it, and one more for the beginning.
 */
export function likeliest(scores: readonly Float32Array[], steps: Float32Array): Labelled {
  const count = scores[0]?.length ?? 0;
  const begin = steps.subarray(count * count);
  const best: Float64Array[] = [];
  const from: Int32Array[] = [];
  const ahead: Float64Array[] = [];
  for (const [place, row] of scores.entries()) {
    const top = new Float64Array(count);
    const sum = new Float64Array(count);
    const source = new Int32Array(count);
    for (let label = 0; label < count; label += 1) {
      const own = row[label] as number;
      if (place === 0) {
        top[label] = own + (begin[label] as number);
        sum[label] = top[label] as number;
        continue;
      }
      const [beforeBest, beforeSum] = [best[place - 1] as Float64Array, ahead[place - 1] as Float64Array];
      let most = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < count; before += 1) {
        const score = (beforeBest[before] as number) + (steps[before * count + label] as number);
        if (score > most) {
          most = score;
          source[label] = before;
        }
      }
      top[label] = most + own;
      sum[label] =
        own +
        logSum(count, (before) => (beforeSum[before] as number) + (steps[before * count + label] as number));
    }
    best.push(top);
    from.push(source);
    ahead.push(sum);
  }
  return { path: pathOf(best, from), marginals: marginalsOf(scores, steps, ahead) };
}

function pathOf(best: readonly Float64Array[], from: readonly Int32Array[]): number[] {
  const last = best.at(-1);
  if (!last) return [];
  let chosen = 0;
  for (let label = 1; label < last.length; label += 1)
    if ((last[label] as number) > (last[chosen] as number)) chosen = label;
  const path = [chosen];
  for (let place = from.length - 1; place > 0; place -= 1) {
    chosen = from[place]?.[chosen] ?? 0;
    path.push(chosen);
  }
  return path.reverse();
}

function marginalsOf(
  scores: readonly Float32Array[],
  steps: Float32Array,
  ahead: readonly Float64Array[],
): Float32Array[] {
  const count = scores[0]?.length ?? 0;
  let behind = new Float64Array(count);
  const marginals: Float32Array[] = [];
  for (let place = scores.length - 1; place >= 0; place -= 1) {
    const here = ahead[place] as Float64Array;
    const after = behind;
    const total = logSum(count, (label) => (here[label] as number) + (after[label] as number));
    marginals.push(
      Float32Array.from({ length: count }, (_, label) =>
        Math.exp((here[label] as number) + (after[label] as number) - total),
      ),
    );
    const row = scores[place] as Float32Array;
    behind = Float64Array.from({ length: count }, (_, before) =>
      logSum(
        count,
        (label) =>
          (steps[before * count + label] as number) + (row[label] as number) + (after[label] as number),
      ),
    );
  }
  return marginals.reverse();
}

function logSum(count: number, value: (index: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) most = Math.max(most, value(index));
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += Math.exp(value(index) - most);
  return most + Math.log(sum);
}
