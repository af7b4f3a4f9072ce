import type { Command } from '../commands/language.ts';
import type { Situation } from './situation.ts';

const STAYS =
  /\b(?:it|that|this|they|we|everything)(?:\s+(?:can|will|just|all|may|should))?\s+(?:stays?|remains?)\b|\bstays?\s+put\b/i;
const NOT = /\b(?:not|never|no longer|can't|cannot|won't)\s+(?:stay|remain)/i;
const MOVES: ReadonlySet<Situation> = new Set(['proposal-change', 'proposal-cancel'] as const);

/** 'Fine, it stays on Monday', to a card that would move it: fine with how it is, which is a no. */
export function stayed(command: Command, message: string, situation: readonly Situation[]): Command {
  const said = message.slice(command.start, command.end);
  if (command.act !== 'approve' || !STAYS.test(said) || NOT.test(said)) return command;
  return { ...command, act: situation.some((one) => MOVES.has(one)) ? 'deny' : 'chat', slots: [] };
}

const NO = /\b(?:no|not|never|nah|nope|without|cannot)\b|n['’]t\b|\b(?:dont|cant|wont|doesnt|isnt)\b/i;
const IDLE_NO =
  /\b(?:(?:there['’]?s )?no (?:problem|problems|prob|probs|worries|worry|rush|hurry|doubt|doubts|objections?|issues?|biggie|matter|need|wait|harm|way around it)|not a problem|why (?:not|wouldn['’]t)|not (?:at all|yet)|(?:can['’]?t|cannot) (?:wait|complain|be helped)|(?:don['’]?t|do not|doesn['’]?t) (?:mind|worry|care|matter)|if not|or not|no[, ]+(?:that|it)['’]?s (?:ok|okay|fine|good|great|perfect|right))\b/gi;

/** 'Told her I'd think about it': said to somebody else. */
const REPORTED =
  /^\W*(?:(?:i|we|i['’]ve|we['’]ve)\s+)?(?:just\s+)?(?:told|said|replied|answered|texted|wrote)\b/i;

/** 'Oh yes, the fair, no swim then': with a no in it, other than an idiom, it is not certain to be a yes. */
export function halfDenied(command: Command, message: string): Command {
  const said = message.slice(command.start, command.end);
  return command.act === 'approve' && (REPORTED.test(said) || NO.test(said.replace(IDLE_NO, ' ')))
    ? { ...command, act: 'chat', slots: [] }
    : command;
}

const STAYING = /^[\s,]*(?:(?:can|should|just|still)\s+)*(?:stays?|remains?|keeps? its)\b/i;
const AS_IT_WAS = /\b(?:was|were|before|originally?|old)\b/i;

/** '… put that one back. Piano stays at its new time': nothing is taken back or called off that stays. */
export function leftAsItIs(command: Command, message: string): Command {
  const target = command.slots.find(({ role }) => role === 'target');
  if ((command.act !== 'undo' && command.act !== 'cancel') || !target) return command;
  // 'The survey on Friday stays'.
  const day = command.slots.find(({ role, start }) => role === 'old_time' && start - target.end <= 1);
  const behind = message.slice(day?.end ?? target.end, command.end);
  return STAYING.test(behind) && !AS_IT_WAS.test(behind)
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;
}

const FOR_NOW =
  /\bleave (?:it|that|this) (?:(?:just )?for (?:now|the moment|today)|open|be|with me|at that)\b|\bhold off\b|\b(?:don['’]?t|do not|needn['’]?t|nothing to) (?:book|send|enter|put in|write down)\b/i;
/** 'I'll ring the two of them first, so leave it for now', of times that were found: none of them is taken yet. */
export const leftForNow = (command: Command, message: string): Command =>
  command.act === 'pick' && FOR_NOW.test(message.slice(command.start, command.end))
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;
