import { median } from '../figures.ts';

/**
 * Milliseconds each text takes: the median of many runs, which leaves out what other processes do to this one. The
 * first rounds are left out because they pay for compiling.
 */
export function timings(
  texts: readonly string[],
  run: (text: string) => unknown,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): number[] {
  const all = texts.map((): number[] => []);
  for (let round = 0; round < rounds + warmUp; round++)
    for (const [index, text] of texts.entries()) {
      const began = performance.now();
      run(text);
      if (round >= warmUp) all[index]?.push(performance.now() - began);
    }
  return all.map(median);
}
