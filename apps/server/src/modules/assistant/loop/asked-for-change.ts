import {
  type Act,
  isChanging,
  isLooking,
  isSaidAgain,
  type Language,
  readMessage,
  type Situation,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { builtInWeights } from '../manager/built-in.ts';

/** So sure that nothing but a question or small talk was meant. */
const SURE = 0.75;
/** Enough to ask a model again why it did nothing. */
const LIKELY = 0.7;

export interface AskedFor {
  /** A change was plainly wished for. */
  readonly isWanted: boolean;
  /** Every part of what was written only asks something, or is small talk, and all of it was understood. */
  readonly isRuledOut: boolean;
  readonly language: Language;
}

/**
 * Was a change asked for? Read from the person's own words, never from the model's. Whatever is not surely a question
 * or small talk may be a wish: another language, half a sentence, a message too long to be read.
 */
export function askedForChange(
  messages: readonly string[],
  given: {
    readonly now: Date;
    readonly zone: string;
    /** We asked something last: 'yes' is no small talk then. */
    readonly hasAsked: boolean;
    /** What waits on cards: to speak of it once more is no wish that was left undone. */
    readonly waiting?: readonly Situation[];
  },
): AskedFor {
  const { now, zone, hasAsked, waiting = [] } = given;
  const when = { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone };
  const readings = messages.map((message) =>
    readMessage(message, { situation: [], titles: [], people: [] }, when, builtInWeights()),
  );
  const parts = readings.flatMap(({ commands, certainty }) =>
    commands.map((command, index) => ({ ...command, sure: certainty[index]?.sure ?? 0 })),
  );
  return {
    isWanted: parts.some(
      ({ act, force, sure }) =>
        sure >= LIKELY &&
        isChanging(act) &&
        // 'Just don't let it happen again' is a sigh as often as a rule.
        act !== 'prefer' &&
        force === 'request' &&
        !isWaiting(act, waiting),
    ),
    isRuledOut:
      parts.length > 0 &&
      readings.every(
        ({ language, unread, commands }) => language === 'en' && unread === 0 && commands.length > 0,
      ) &&
      parts.every(
        ({ act, sure }) =>
          sure >= SURE && ((act === 'chat' && !hasAsked) || (isLooking(act) && act !== 'find_time')),
      ),
    language: readings.at(-1)?.language ?? 'en',
  };
}

const isWaiting = (act: Act, waiting: readonly Situation[]): boolean =>
  waiting.some((proposal) => isSaidAgain(proposal, act));
