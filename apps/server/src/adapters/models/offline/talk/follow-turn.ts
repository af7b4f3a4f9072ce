import { type Attempt, type Call, withDoubt } from '../act/call.ts';
import { nextCall } from '../act/next-call.ts';
import type { PastTurn } from '../prompt/read-prompt.ts';
import type { Situation } from '../prompt/situation.ts';
import type { Item } from './talk.ts';

/** A request and what its calls have come to so far. */
export interface Progress {
  readonly item: Item;
  readonly attempts: Attempt[];
}

/**
 * Which call of a turn was made for which request: calls are made in the order of the requests, so going through
 * the steps again tells. Nothing has to be remembered between two steps.
 */
export function followTurn(items: readonly Item[], turn: PastTurn, { context }: Situation): Progress[] {
  const progress: Progress[] = items.map((item) => ({ item, attempts: [] }));
  for (const { calls } of turn.steps) {
    let index = 0;
    for (const { item, attempts } of progress) {
      if (item.kind !== 'task') continue;
      const call = nextCall(item.frame, attempts, context);
      const made = call ? calls[index] : undefined;
      if (!call || !made) continue;
      index += 1;
      // Made by another model or an earlier version of this one: its answer is still the answer.
      attempts.push({ call: { name: made.name, input: made.input } as Call, answer: made.answer });
    }
  }
  return progress;
}

export const wantedCalls = (progress: readonly Progress[], { context }: Situation): Call[] =>
  progress.flatMap(({ item, attempts }) => {
    if (item.kind !== 'task') return [];
    const call = nextCall(item.frame, attempts, context);
    return call ? [item.unsure ? withDoubt(call, item.unsure) : call] : [];
  });
