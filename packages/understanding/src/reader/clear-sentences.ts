import { type Act, type Command, isChanging } from '../commands/language.ts';
import { shifted } from './join-pieces.ts';
import { quotationsIn, quotedFrom } from './quoted.ts';
import type { Certainty, SureReading } from './sure-reading.ts';
import { tokensOf } from './tokens.ts';

interface Sentence {
  readonly text: string;
  readonly start: number;
}

/**
 * 'Slept four hours, the flatmate plays the trumpet, … Put essay writing on Thursday four to six. …': in a long story the
 * network sees the story. What it makes nothing of is read once more, sentence by sentence, and a clear wish in it counts.
 */
export function withClearSentences(
  read: SureReading,
  readSentence: (text: string) => SureReading,
): SureReading {
  const { message, commands, certainty } = read;
  // Conditions count clauses, and what is taken apart cannot be counted.
  if (tokensOf(message).length < STORY || commands.some(({ condition }) => condition)) return read;
  const quoted = [...quotedFrom(message), ...quotationsIn(message)];
  const parts = commands.flatMap((command, index): { command: Command; certainty: Certainty }[] => {
    const own = { command, certainty: certainty[index] ?? { sure: 0, words: [] } };
    if (!isWeak(own)) return [own];
    const clear = sentencesIn(message, command)
      .filter(
        ({ text, start }) =>
          TO_US.test(text) && !quoted.some((one) => one.start < start + text.length && one.end > start),
      )
      .flatMap(({ text, start }) => wishesIn(readSentence(text), start));
    return clear.length > 0 ? clear : [own];
  });
  return {
    ...read,
    commands: parts.map(({ command }) => command),
    certainty: parts.map((part) => part.certainty),
  };
}

/** So many words are a story. */
const STORY = 40;
/** Less than that is hardly understood. */
const HARDLY = 0.4;
/** So sure a sentence has to be by itself. */
const SURELY = 0.8;
/** Nobody says more in one breath. */
const BREATH = 40;

const isWeak = ({ command, certainty }: { command: Command; certainty: Certainty }): boolean => {
  const isTold = command.force === 'past' || command.force === 'statement';
  const isIdle = command.act === 'nothing' || command.act === 'chat';
  return (isIdle && (isTold || command.force === 'request')) || certainty.sure < HARDLY;
};

/** How people turn to somebody who is to do it. */
const TO_US =
  /\b(?:(?:can|could|would|will) you|remind me|put|add|book|schedule|block|pencil|pop|stick|get (?:that|it) in|write|note|remember|keep in mind|from now on)\b/i;
const END = /[.!?;\n]+\s*/g;
const BREATHS = /\s+(?=(?:and|so|but|anyway|right|ok|okay|oh)\s)/gi;

/** Sentences; where somebody dictates without a full stop, what is said in one breath. */
function sentencesIn(message: string, { start, end }: Command): Sentence[] {
  const whole = cut({ text: message.slice(start, end), start }, END);
  return whole.flatMap((one) => (tokensOf(one.text).length > BREATH ? cut(one, BREATHS) : [one]));
}

function cut({ text, start }: Sentence, at: RegExp): Sentence[] {
  const ends = [...text.matchAll(at)].map(({ 0: sign, index }) => index + sign.length);
  return [0, ...ends].map((from, index) => ({ text: text.slice(from, ends[index]), start: start + from }));
}

function wishesIn(
  { commands, certainty, outside }: SureReading,
  start: number,
): { command: Command; certainty: Certainty }[] {
  const isClear = ({ act, force, slots }: Command, index: number) =>
    force === 'request' &&
    isChanging(act) &&
    (certainty[index]?.sure ?? 0) >= SURELY &&
    (!DATED.has(act) || slots.some(({ role }) => role === 'time' || role === 'lead'));
  if (outside.length > 0 || !commands.every(isClear)) return [];
  return shifted(commands, start).map((command, index) => ({
    command,
    certainty: certainty[index] ?? { sure: 0, words: [] },
  }));
}

const DATED: ReadonlySet<Act> = new Set(['create', 'remind'] as const);
