import { type Command, isChanging, isLooking, type Role } from '../commands/language.ts';

const WHAT_IF = /\bwhat(?:'s| is| would)? (?:if|happens? (?:if|when))\b/iu;
const SUPPOSE =
  /^\W*(?:\p{L}+,? ){0,2}(?:suppose|supposing|imagine|assuming|say) (?:that )?(?:i|we|it|the|my|our)\b/iu;
/** 'If I moved it to four, would that be a problem?', 'would it clash if we pushed it to four?' */
const IF_MOVED =
  /\bif (?:i|we) (?:moved|pushed|shifted|put|did|had|made|took|brought|swapped|postponed|delayed|rescheduled|changed|were to|booked|held|went)\b/iu;
/** 'Were I to postpone it', 'hypothetically': said in so many words, whatever else the sentence does. */
const SUPPOSED = /\bwere (?:i|we|it|they|(?:the|my|our)(?: \p{L}+){1,3}) to\b|\bhypothetical(?:ly)?\b/iu;
const ONLY_ASKING = /\b(?:only|just|merely|purely) (?:asking|wondering|curious|a thought|a what-?if)\b/iu;
/** 'If I moved it to five would it clash', typed without a sign at its end. */
const WOULD_IT = /\bif (?:i|we)\b.*\bwould (?:it|that|this|i|we|there|anything)\b/iu;
const PASSIVE =
  /\bif .{1,40}\b(?:(?:was|were|got) (?:moved|pushed|shifted|put|brought|postponed|rescheduled)|(?:was|were) (?:on|at|to (?:begin|start|be|move|go)))\b/iu;
const OUTCOME =
  /\b(?:would|does|do|is|will|any)\b.{0,30}\b(?:problems?|trouble|clash|clashes|conflicts?|overlaps?|works?|ok|okay|fine|issues?|free|collide|crash|fit|alright|in the way|run into|bump into|hit|hear about|affect|cut across|meet)\b/iu;
/** 'How would Friday look if the audit started at two': with or without a question mark. */
const HOW_WOULD = /\bhow would\b.{1,40}\b(?:look|be|work)\b.{0,10}\bif\b/iu;
const REQUEST = /\b(?:would|do) you mind\b|\bplease\b(?! (?:change|move|touch|book|do|write) nothing)/iu;

/** Whether the sentence only asks what a change would lead to. */
export function asksWhatIf(sentence: string): boolean {
  if (HOW_WOULD.test(sentence)) return true;
  const isAsked = sentence.trimEnd().endsWith('?') || ONLY_ASKING.test(sentence) || WOULD_IT.test(sentence);
  if (!isAsked || REQUEST.test(sentence)) return false;
  if (SUPPOSED.test(sentence)) return true;
  if (WHAT_IF.test(sentence) || SUPPOSE.test(sentence)) return true;
  return (IF_MOVED.test(sentence) || PASSIVE.test(sentence)) && OUTCOME.test(sentence);
}

/** 'What happens if we push it to four?': asked about, and not wanted. */
export function onlySupposed(command: Command, message: string): Command {
  const isWish = isChanging(command.act) || command.act === 'revise';
  if (!isWish || command.force !== 'request') return command;
  // Where it says to when: before and behind that sentence may stand others.
  const to = command.slots.find(({ role }) => WHERE_TO.has(role)) ?? command;
  const isOnlyAsked = [command, to].some(({ start, end }) =>
    asksWhatIf(message.slice(sentenceStart(message, start), sentenceEnd(message, end))),
  );
  return isOnlyAsked ? { ...command, force: 'hypothetical' } : command;
}
const WHERE_TO: ReadonlySet<Role> = new Set(['time', 'shift', 'same_time', 'slot_of'] as const);

/** 'Would anything stand in the way if …?' is a question like any other. */
export const asAsked = (command: Command): Command =>
  command.force === 'hypothetical' && isLooking(command.act) ? { ...command, force: 'request' } : command;

const sentenceStart = (message: string, at: number): number =>
  Math.max(...['. ', '! ', '? ', '\n'].map((end) => message.lastIndexOf(end, at - 1) + 1), 0);

const sentenceEnd = (message: string, at: number): number => {
  const end = message.slice(at).search(/[.!?](?:\s|$)/u);
  return end < 0 ? message.length : at + end + 1;
};
