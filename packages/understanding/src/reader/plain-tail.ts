import type { Command, Role } from '../commands/language.ts';
import { isFunctionWord } from '../commands/name-phrases.ts';
import { readWhen } from '../when/resolve-when.ts';
import type { WhenContext } from '../when/types.ts';
import { shifted } from './join-pieces.ts';
import { quotationsIn, quotedFrom } from './quoted.ts';
import type { SureReading } from './sure-reading.ts';
import { tokensOf } from './tokens.ts';

/**
 * 'The clinic finally rang, it only took them three weeks, blood test on Friday at nine, put that in': a story makes the
 * network doubt the wish behind it. The wish is read by itself, and counts if it is plain and loses nothing but the story.
 */
export function withPlainTail(
  read: SureReading,
  readTail: (text: string) => SureReading,
  when: WhenContext,
): SureReading {
  const { message, commands } = read;
  if (tokensOf(message).length < STORY || commands.some(({ condition }) => condition)) return read;
  const wishes = commands.filter(isWish);
  if (wishes.length === 0 || wishes.length < commands.length || !isDoubtful(read)) return read;
  if (quotedFrom(message).length > 0 || quotationsIn(message).length > 0) return read;
  for (const start of tailsOf(message, wishes)) {
    const tail = readTail(message.slice(start));
    if (isPlain(tail, wishes) && losesNothing(read, wishes, tail, start, when))
      return { ...tail, message, commands: behindStory(shifted(tail.commands, start), commands) };
  }
  return read;
}

/** Shorter messages have no room for a story. */
const STORY = 18;
/** As sure as what is done at once has to be. */
const SURE = 0.65;
const SURE_WORD = 0.5;

/** What is there already may be named in the story, something new is not. */
const isWish = ({ act, force }: Command): boolean =>
  force === 'request' && (act === 'create' || act === 'remind');
const isStory = (role: Role): boolean => role === 'reason' || role === 'filler';
const isLate = (role: Role): boolean => role === 'time' || role === 'old_time';

const isShaky = ({ certainty, outside }: SureReading): boolean =>
  outside.length > 0 ||
  certainty.some(
    ({ sure, words }) =>
      sure < SURE || words.some(({ text, share }) => share < SURE_WORD && !isFunctionWord(text)),
  );
const isDoubtful = (read: SureReading): boolean =>
  isShaky(read) ||
  read.commands.some(
    ({ act, slots }) =>
      slots.filter(({ role }) => role === 'time').length > 1 ||
      (act === 'create' && !slots.some(({ role }) => role === 'title')),
  );

/** The story stays with the wish: whoever is named in it may be 'him'. */
const behindStory = ([first, ...others]: readonly Command[], [whole]: readonly Command[]): Command[] =>
  first ? [{ ...first, start: whole?.start ?? first.start }, ...others] : [];

const BOUNDARY =
  /[,.!?;:\n]+\s*|\s+(?:(?:and|so|but|anyway|anyhow|right|ok|okay|oh)\s+)+|\s+(?=(?:can you|could you|please|remind me|put|add|book|schedule|block|pencil|pop|stick|push|move|cancel)\s)/gi;

/** Where the wish may begin: before its first word, and before the first that is no time, which a story has too. */
function tailsOf(message: string, wishes: readonly Command[]): number[] {
  const starts = [...message.matchAll(BOUNDARY)].map(({ 0: sign, index }) => index + sign.length);
  const slots = wishes.flatMap((wish) => wish.slots).filter(({ role }) => !isStory(role));
  const before = (place: number) => starts.findLast((start) => start <= place) ?? 0;
  const first = (of: typeof slots) => Math.min(...of.map(({ start }) => start), message.length);
  const tails = [before(first(slots)), before(first(slots.filter(({ role }) => !isLate(role))))];
  return [...new Set(tails)].filter((start) => start > 0 && start < message.length);
}

const isPlain = (tail: SureReading, wishes: readonly Command[]): boolean =>
  !isShaky(tail) &&
  tail.commands.length === wishes.length &&
  tail.commands.every(
    (command, index) =>
      isWish(command) &&
      command.act === wishes[index]?.act &&
      !command.condition &&
      command.slots.filter(({ role }) => role === 'time').length <= 1 &&
      (command.act !== 'create' || command.slots.some(({ role }) => role === 'title')),
  );

/** A time that stands in the story may go where the wish says its own day; everything else is in the wish, too. */
function losesNothing(
  { outside }: SureReading,
  wishes: readonly Command[],
  tail: SureReading,
  start: number,
  when: WhenContext,
): boolean {
  const kept = shifted(tail.commands, start).flatMap(({ slots }) => slots);
  const isKept = ({ start: from, end }: { readonly start: number; readonly end: number }) =>
    kept.some((one) => one.start < end && one.end > from);
  const told = wishes.flatMap(({ slots }) => slots).filter(({ role }) => !isStory(role));
  const lost = [...told, ...outside.map((words) => ({ ...words, role: 'time' as const }))].filter(
    (words) => !isKept(words),
  );
  if (lost.length === 0) return true;
  return (
    lost.every((slot) => slot.role === 'time' && slot.start < start && !isExact(slot.text, when)) &&
    tail.commands.every(({ slots }) =>
      slots.some(({ role, text }) => role === 'time' && saysDate(text, when)),
    )
  );
}

/** 'Every weekday at a quarter to seven' is no part of a story. */
const isExact = (text: string, context: WhenContext): boolean => {
  const { when } = readWhen(text, context);
  return when.kind === 'recurrence' || when.kind === 'instant';
};

const saysDate = (text: string, context: WhenContext): boolean => {
  const { when } = readWhen(text, context);
  return 'dateSaid' in when && when.dateSaid;
};
