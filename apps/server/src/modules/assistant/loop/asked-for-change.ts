import {
  type Act,
  type Command,
  isChanging,
  isLooking,
  isSaidAgain,
  type Language,
  readMessage,
  type Situation,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { builtInWeights } from '../manager/built-in.ts';
import { areCovered } from './covered-by-cards.ts';

/** So sure that nothing but a question or small talk was meant. Below it, 'please clean my calendar' is read as a look. */
const SURE = 0.75;
/** Enough to ask a model again why it did nothing. */
const LIKELY = 0.7;

export interface AskedFor {
  /** A change was plainly wished for. */
  readonly isWanted: boolean;
  /**
   * All of it was understood, and every part only asks something, is small talk or wishes for nothing, or is what a card of
   * this turn asks about.
   */
  isRuledOut(turn: TurnSoFar): boolean;
  readonly language: Language;
}

/** What a turn has come to that bears on it. */
export interface TurnSoFar {
  /** The tools of the cards that it put before the person. */
  readonly cards: readonly string[];
  /** Free times were looked for and told. */
  readonly hasSearched: boolean;
}

interface Given {
  readonly now: Date;
  readonly zone: string;
  /** We asked something last: 'yes' is no small talk then. */
  readonly hasAsked: boolean;
  /** What waits on cards: to speak of it once more is no wish that was left undone. */
  readonly waiting?: readonly Situation[];
  /** What they wrote before, the newest last: 'and on Saturday?' goes on from it. */
  readonly before?: readonly string[];
}

type Part = Command & { readonly sure: number };

/**
 * Was a change asked for? Read from the person's own words, never from the model's. Whatever is not surely a question
 * or small talk may be a wish: another language, half a sentence, a message too long to be read.
 */
export function askedForChange(messages: readonly string[], given: Given): AskedFor {
  const { hasAsked, waiting = [], before = [] } = given;
  const readings = messages.map((message) => read(message, given));
  const parts = readings.flatMap(partsOf);
  const isWhole = parts.length > 0 && readings.every(isUnderstood);
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
    isRuledOut: ({ cards, hasSearched }) => {
      if (!isWhole) return false;
      const wishes = parts.filter(
        (part) =>
          !(isOnlyLook(part) || (hasSearched && isSearch(part))) &&
          (hasAsked || !(isNoWish(part) || (isAgain(part) && isOnlyLookBefore(before, given)))),
      );
      return areCovered(wishes, cards);
    },
    language: readings.at(-1)?.language ?? 'en',
  };
}

const read = (message: string, { now, zone }: Given) =>
  readMessage(
    message,
    { situation: [], titles: [], people: [] },
    { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone },
    builtInWeights(),
  );
type Reading = ReturnType<typeof readMessage>;

const partsOf = ({ commands, certainty }: Reading): Part[] =>
  commands.map((command, index) => ({ ...command, sure: certainty[index]?.sure ?? 0 }));

const isUnderstood = ({ language, unread, commands }: Reading): boolean =>
  language === 'en' && unread === 0 && commands.length > 0;

/** Who looks for a time may want it booked, so that alone rules nothing out. */
const isOnlyLook = ({ act, sure }: Part): boolean => sure >= SURE && isLooking(act) && act !== 'find_time';
const isSearch = ({ act, sure }: Part): boolean => sure >= SURE && act === 'find_time';
const isAgain = ({ act, sure }: Part): boolean => sure >= SURE && act === 'again';

/** Small talk, a story, 'I wish I could': only requests and news may change anything. */
const isNoWish = ({ act, force, sure }: Part): boolean =>
  sure >= SURE &&
  (act === 'chat' || act === 'nothing' || (isChanging(act) && force !== 'request' && force !== 'news'));

const LOOKED_BACK = 4;

/** 'And on Saturday?', after questions only: what it goes on from was none but a question. */
function isOnlyLookBefore(before: readonly string[], given: Given): boolean {
  for (const message of before.slice(-LOOKED_BACK).toReversed()) {
    const reading = read(message, given);
    const parts = partsOf(reading);
    if (!isUnderstood(reading)) return false;
    if (!parts.every(isAgain)) return parts.every(isOnlyLook);
  }
  return false;
}

const isWaiting = (act: Act, waiting: readonly Situation[]): boolean =>
  waiting.some((proposal) => isSaidAgain(proposal, act));
