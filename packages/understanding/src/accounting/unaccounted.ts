import type { Frame } from '../requests/frames.ts';
import { cleanText } from '../requests/text/clean.ts';
import { bare, formsOf, usedWords, wordsIn } from './used-words.ts';
import { ASKING, MANNERS, NOT_IN_NAMES, REVISIONS, TIES, TURNS } from './word-classes.ts';

/** Kinds that take up what was said before: there 'no', 'rather' and 'again' are part of what was understood. */
const ANSWERS = new Set<Frame['kind']>(['confirm', 'reject', 'choose', 'correct', 'undo']);

/**
 * The words of a message that nothing was made of: neither used by one of its frames nor known to carry nothing.
 * Whoever acts on the frames in spite of them acts on half a message. `known` are names that the conversation has
 * for what the frames refer to.
 */
export function unaccountedFor(
  message: string,
  frames: readonly Frame[],
  known: readonly string[] = [],
): string[] {
  const text = cleanText(message);
  const used = usedWords(text, frames);
  const names = new Set(known.flatMap(wordsIn).flatMap(formsOf));
  const answers = frames.some(({ kind, continues }) => continues || ANSWERS.has(kind));
  const isCreated = frames.some(({ kind }) => kind === 'createEvent');
  const isMoved = frames.some(({ kind }) => kind === 'moveEvent');
  const isAccounted = (word: string, index: number, all: readonly string[]): boolean => {
    const forms = formsOf(word);
    const isOf = (set: ReadonlySet<string>) => forms.some((form) => set.has(form));
    // A new event has no earlier time that it could be later than.
    if (isCreated && !isMoved && SHIFTED.has(word.toLowerCase())) return isOf(names);
    if (used.contested.has(word.toLowerCase())) return false;
    if (isOf(used.words) || isOf(names)) return true;
    if (isOf(used.texts)) return !TURNS.has(word.toLowerCase());
    if (isOf(used.names)) return !NOT_IN_NAMES.has(bare(word)) && !NOT_IN_NAMES.has(word.toLowerCase());
    // 'As well' asks for one more; a reading that changes the one that is there has not understood it.
    if (/^as$/i.test(all[index - 1] ?? '') && /^well$/i.test(word)) return !answers || isCreated;
    if (isOf(REVISIONS)) return answers || index === 0;
    // What is moved keeps its hour and its length.
    if (word.toLowerCase() === 'same') return isMoved && KEPT.test(all[index + 1] ?? '');
    return isOf(TIES) || isOf(MANNERS) || isOf(ASKING);
  };
  return wordsIn(ownPart(text, answers)).filter((word, index, all) => !isAccounted(word, index, all));
}

const SHIFTED = new Set(['later', 'earlier', 'sooner']);
const KEPT = /^(?:time|hour|length|duration|place)$/i;

/** Without what stands for itself or only leads up to the request. */
const ownPart = (text: string, answers: boolean): string => {
  const plain = text.replace(QUOTED, ' ').replace(GREETING, ' ').replace(REASON, ' ').replace(AND_THEN, ' ');
  return answers ? plain.replace(NOT_THIS, ' ') : plain;
};

/** A title in quotation marks is taken as it stands. */
const QUOTED = /"[^"]{1,80}"/g;
const GREETING = /\bgood (?:morning|afternoon|evening)\b/gi;
/** 'I'm starving, book lunch …': how somebody is, before what they want. */
const REASON = /^\s*(?:i'?m|i am|we'?re|we are)(?: [\p{L}']+){1,5}[,;.] (?=\p{L})/iu;
const AND_THEN = /\bafter (?:that|this)\b/gi;
/** 'Not Friday, Saturday', said of what was just proposed or done. */
const NOT_THIS = /\bnot (?:(?:on|at|the|in) )*[\p{L}\p{N}:.]+/giu;
