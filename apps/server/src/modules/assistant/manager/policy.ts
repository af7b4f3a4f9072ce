import {
  asksToKeep,
  type Certainty,
  type Command,
  concernsPlans,
  isFunctionWord,
  isLooking,
  meansInstead,
  mentionsReminder,
  putsBack,
  readPreference,
  readReference,
  saysCondition,
  speaksOfPlans,
} from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';

/** What may be made of a command: done, proposed with the words that are in doubt, or nothing. */
export type Leave =
  | { readonly may: 'act' }
  | { readonly may: 'propose'; readonly unsure: readonly string[]; readonly isWhole?: true }
  | { readonly may: 'ask' }
  /** A remark, which is left at that. */
  | { readonly may: 'leave' };

/** So sure it has to be of what is to be done: above it that is done, between the two it is proposed. */
const SURE = 0.65;
const UNSURE = 0.4;
/** Nobody sees what was taken back by mistake; a question about it sounds much like the wish. */
const SURE_UNDO = 0.78;
/** So sure of the part that each word has in it. */
export const SURE_WORD = 0.5;
/** A wrong answer is seen at once and costs little. */
const UNSURE_QUESTION = 0.2;
/** What speaks of no plans is hardly meant to be kept, and a question about it would be absurd. */
const SURE_SAYING = 0.85;

/**
 * The policy of the design: what is understood is done, what is understood in part is proposed, what is not is asked
 * about. A reader that is always sure (a person's own notation) gives no certainty.
 */
export function leaveFor(
  command: Command,
  certainty: Certainty | undefined,
  { message, outside = [] }: Pick<JudgedReading, 'message' | 'outside'>,
): Leave {
  const { act, slots, start, end } = command;
  if (!certainty) return { may: 'act' };
  const { sure, words } = certainty;
  if (act === 'deny' && sure < UNSURE) return { may: 'ask' };
  if (isLooking(act) || QUIET.has(act)) return { may: sure >= UNSURE_QUESTION ? 'act' : 'ask' };
  if (sure < SURE_SAYING && isRemark(command, message)) return { may: 'leave' };
  if (sure < unsureOf(command, message))
    return isBareWish(command, message) && sure >= UNSURE_QUESTION
      ? { may: 'propose', unsure: [message.slice(start, end)], isWhole: true }
      : { may: 'ask' };
  const isToKeep = act === 'prefer' && asksToKeep(message.slice(start, end));
  if (isToKeep && (sure >= SURE || textsIn(slots).some(isRule))) return { may: 'act' };
  // An event has one place: of two, one was meant otherwise.
  const places = slots.filter(({ role }) => role === 'place').map(({ text }) => text);
  const isPointing = ({ text }: { readonly text: string }): boolean =>
    CHANGES.has(act) && readReference(text).isFocus && !slots.some(({ role }) => MEANT.has(role));
  const shaky = [
    ...words
      .filter((word) => word.share < SURE_WORD && !isFunctionWord(word.text) && !isPointing(word))
      .map(({ text }) => text),
    ...(places.length > 1 ? places : []),
    // 'If the weather is nice' is for them to know.
    ...slots
      .filter(({ role, text }) => (role === 'filler' || role === 'reason') && saysCondition(text))
      .map(({ text }) => text),
    // A time that belongs to no command belongs to one of them all the same.
    ...outside.map(({ text }) => text),
  ];
  if (shaky.length > 0) return { may: 'propose', unsure: shaky.slice(0, MOST_WORDS) };
  const isAsFound = sure >= sureOf(command, message) || OWN.has(act);
  if (!isAsFound || isSaying(command))
    return { may: 'propose', unsure: [message.slice(start, end).slice(0, LONGEST_WORDS)], isWhole: true };
  return { may: 'act' };
}

/** 'And call it Review', where nothing else says what is meant: what was just spoken of, with the word or without. */
const CHANGES: ReadonlySet<Command['act']> = new Set(['change', 'revise'] as const);
/** Something else may be meant when it goes to another hour: the question in between may have been about that. */
const MEANT: ReadonlySet<string> = new Set([
  'target',
  'set',
  'old_time',
  'old_person',
  'time',
  'start',
  'end',
  'shift',
]);

/**
 * A clear request to remember something, or to be reminded at a given time, needs no confirmation:
 * it is easily undone.
 */
const SURE_KEPT = 0.5;
const sureOf = ({ act, slots, start, end }: Command, message: string): number => {
  if (act === 'undo') return sureOfUndo(slots);
  const words = message.slice(start, end);
  const isKept = act === 'prefer' && asksToKeep(words);
  return isKept || (act === 'remind' && isComplete(slots) && mentionsReminder(words)) ? SURE_KEPT : SURE;
};
/** 'Correct that, no calls before ten' says by itself that it is a correction, 'nothing on Sundays' that it is a rule. */
const unsureOf = ({ act, slots, start, end }: Command, message: string): number => {
  if (act === 'undo' && putsBack(message.slice(start, end))) return UNSURE_BACK;
  return act === 'prefer' && (meansInstead(message.slice(0, end)) || textsIn(slots).some(isRule))
    ? UNSURE_KEPT
    : UNSURE;
};
const isRule = (text: string): boolean => readPreference(text).length > 0;
const UNSURE_KEPT = 0.3;
/** 'Put it back' says so itself, too. */
const UNSURE_BACK = 0.35;

const isComplete = (slots: Command['slots']): boolean =>
  slots.some(({ role }) => role === 'text') && slots.some(({ role }) => role === 'time');

/** 'Take back the car wash' names what it is about, and no question would be put like that. */
const sureOfUndo = (slots: Command['slots']): number =>
  slots.some(({ role, text }) => role === 'target' && !readReference(text).isFocus) ? SURE : SURE_UNDO;

/** 'Schedule a meeting', and not a word of when: whatever it is taken for, the next thing is a question. */
const isBareWish = ({ act, slots, start, end }: Command, message: string): boolean =>
  act === 'create' && start === 0 && end === message.length && slots.every(({ role }) => role === 'title');

/** 'Never tell a lie' is a good rule, and hardly one for a calendar. */
const isSaying = ({ act, slots }: Command): boolean =>
  act === 'prefer' && !textsIn(slots).some(concernsPlans);

/** 'There is nothing to be done about it', 'nobody ever asks me': read as something to keep in mind. */
const isRemark = ({ act, slots, start, end }: Command, message: string): boolean =>
  act === 'prefer' &&
  !textsIn(slots).some(speaksOfPlans) &&
  !asksToKeep(message.slice(start, end)) &&
  !meansInstead(message.slice(0, end));

const textsIn = (slots: Command['slots']): string[] =>
  slots.filter(({ role }) => role === 'text').map(({ text }) => text);

const MOST_WORDS = 20;
const LONGEST_WORDS = 100;
/** A reminder that is there, put off or ended: nobody else sees it, and it is taken back with a word. */
const OWN: ReadonlySet<Command['act']> = new Set(['change_reminder', 'drop_reminder'] as const);
/** They change nothing. */
const QUIET: ReadonlySet<Command['act']> = new Set(['chat', 'other', 'nothing', 'approve', 'deny'] as const);
