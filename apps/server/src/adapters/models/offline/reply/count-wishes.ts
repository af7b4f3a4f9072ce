import type { Progress } from '../talk/follow-turn.ts';
import { quoted } from './say-events.ts';

/** How many things were asked for, how many of them came to their end, and what is left. */
export interface Count {
  readonly asked: number;
  readonly done: number;
}

export function countWishes(progress: readonly Progress[]): Count {
  const wishes = progress.filter(isWish);
  return { asked: wishes.length, done: wishes.filter(isDone).length };
}

/** Talk is no wish; what was not understood may be one. */
const isWish = ({ item }: Progress): boolean =>
  item.kind !== 'say' || item.frame.kind === 'unclear' || item.frame.kind === 'outOfScope';

export const isDone = ({ item, attempts }: Progress): boolean =>
  item.kind === 'task' && attempts.at(-1)?.answer?.ok === true;

/** The sentence with what it is about, where there are several and it does not say so itself. */
export function naming(said: string, sentence: string): string {
  const words = quoted(said, 120);
  return sentence === '' || words === '' ? sentence : `'${words}': ${sentence}`;
}
