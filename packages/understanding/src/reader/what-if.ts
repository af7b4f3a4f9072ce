import { type Command, isChanging } from '../commands/language.ts';

const WHAT_IF = /\bwhat(?:'s| is| would)? (?:if|happens? (?:if|when))\b/iu;
const SUPPOSE = /^\W*(?:\p{L}+,? ){0,2}(?:suppose|supposing|imagine|assuming|say) (?:that )?(?:i|we)\b/iu;
/** 'If I moved it to four, would that be a problem?', 'would it clash if we pushed it to four?' */
const IF_MOVED =
  /\bif (?:i|we) (?:moved|pushed|shifted|put|did|had|made|took|brought|swapped|postponed|delayed|rescheduled|changed|were to)\b/iu;
const PASSIVE =
  /\bif .{1,40}\b(?:was|were|got) (?:moved|pushed|shifted|put|brought|postponed|rescheduled)\b/iu;
const OUTCOME =
  /\b(?:would|does|do|is|will|any)\b.{0,30}\b(?:problems?|trouble|clash|clashes|conflicts?|overlaps?|works?|ok|okay|fine|issues?|free|collide|fit|alright|in the way)\b/iu;
const REQUEST = /\b(?:would|do) you mind\b|\bplease\b/iu;

/** Whether the sentence only asks what a change would lead to. */
export function asksWhatIf(sentence: string): boolean {
  if (!sentence.trimEnd().endsWith('?') || REQUEST.test(sentence)) return false;
  if (WHAT_IF.test(sentence) || SUPPOSE.test(sentence)) return true;
  return (IF_MOVED.test(sentence) || PASSIVE.test(sentence)) && OUTCOME.test(sentence);
}

/** 'What happens if we push it to four?': asked about, and not wanted. */
export function onlySupposed(command: Command, message: string): Command {
  const isWish = isChanging(command.act) || command.act === 'revise';
  if (!isWish || command.force !== 'request') return command;
  const [from, to] = [sentenceStart(message, command.start), sentenceEnd(message, command.end)];
  return asksWhatIf(message.slice(from, to)) ? { ...command, force: 'hypothetical' } : command;
}

const sentenceStart = (message: string, at: number): number =>
  Math.max(...['. ', '! ', '? ', '\n'].map((end) => message.lastIndexOf(end, at - 1) + 1), 0);

const sentenceEnd = (message: string, at: number): number => {
  const end = message.slice(at).search(/[.!?](?:\s|$)/u);
  return end < 0 ? message.length : at + end + 1;
};
