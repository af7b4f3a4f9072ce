import { plainWords } from '../../../text/plain.ts';
import type { ConversationState } from '../../conversation.ts';
import type { Frame } from '../../frames.ts';
import type { When } from '../../when-port.ts';

export type Resolve = ((phrase: string) => When) | undefined;

/** One way in which the conversation tells what was meant; undefined when it is not that. */
export type Settling = (frame: Frame, state: ConversationState, resolve: Resolve) => Frame | undefined;

/** The one at this place of a list: 1 is the first, -1 the last. */
export const nth = <T>(list: readonly T[] | undefined, ordinal: number): T | undefined =>
  list?.at(ordinal > 0 ? ordinal - 1 : ordinal);

/** Nothing of ours waits for an answer. */
export const isIdle = ({ pending, question }: ConversationState): boolean => !pending && !question;

const EMPTY =
  /^(?:the|a|an|my|our|that|this|one|ones|reminders?|events?|meetings?|about|for|to|with|on|at|of|in|all|both|them)$/;

const tellingWords = (text: string): string[] => plainWords(text).filter((word) => !EMPTY.test(word));

/** 'The report one' is the only one of a list that has these words. */
export function onlyNamed<T>(list: readonly T[], words: string, textOf: (one: T) => string): T | undefined {
  const said = tellingWords(words);
  if (said.length === 0) return undefined;
  const fitting = list.filter((one) => {
    const own = tellingWords(textOf(one));
    return said.every((word) =>
      own.some((other) => other === word || (word.length > 3 && other.startsWith(word))),
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
