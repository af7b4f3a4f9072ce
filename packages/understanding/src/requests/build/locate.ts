import { scopeOf } from './details.ts';
import { coreStart, matchEnd, type Reading, said } from './reading.ts';

/** What every change carries. */
export const changeBase = (reading: Reading) => {
  const scope = scopeOf(reading.clause);
  return { confidence: reading.confidence, said: said(reading.clause), ...(scope ? { scope } : {}) };
};

/** First token after a pattern at the core's beginning, or the core's beginning. */
export function after(reading: Reading, pattern: RegExp): number {
  const match = pattern.exec(reading.clause.core);
  return match ? matchEnd(reading.clause, match) : coreStart(reading.clause);
}

/** Index of the first token of `words` at or after `from` that satisfies `test`, or -1. */
export function findToken(
  reading: Reading,
  from: number,
  test: (norm: string, index: number) => boolean,
): number {
  const { tokens } = reading.clause;
  for (let index = from; index < tokens.length; index++)
    if (test(tokens[index]?.norm ?? '', index)) return index;
  return -1;
}

export function lastIndex(length: number, test: (index: number) => boolean): number {
  for (let index = length - 1; index >= 0; index--) if (test(index)) return index;
  return -1;
}

/** End of the clause without 'please', 'thanks', 'instead'. */
export function trailing(reading: Reading): number {
  const { tokens } = reading.clause;
  let end = tokens.length;
  while (end > 0 && /^(?:please|thanks|thank|you|instead|[.!?,])$/.test(tokens[end - 1]?.norm ?? '')) end--;
  return end;
}

export function tokenIndexAt(reading: Reading, coreOffset: number): number {
  const { clause } = reading;
  const index = clause.offsets.findIndex((start) => start >= clause.coreAt + coreOffset);
  return index < 0 ? clause.tokens.length : index;
}
