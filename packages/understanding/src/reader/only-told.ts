import { type Command, isChanging, type Role } from '../commands/language.ts';
import { onlyGoodbye } from '../commands/small-talk.ts';
import type { Situation } from './situation.ts';

const THEY_WANT =
  /\b(?:wants?|wanted|asks?|asked|expects?|expected|needs|is asking|are asking)\s+(?:me|us)\b/i;
const ASKED_OF_US =
  /\b(?:please|pls|plz|kindly|can you|could you|would you|extend|stretch|shift|rename|put|add|book|schedule|block|pencil|note|stick|pop|save|remind|move|cancel)\b/i;

/** 'The registrar wants me to cover Thursday night': whether I will is not said, so it is asked before it is booked. */
export function othersWant({ act, start, end }: Command, message: string): boolean {
  const said = message.slice(start, end);
  return (act === 'create' || act === 'change') && THEY_WANT.test(said) && !ASKED_OF_US.test(said);
}

const PROMISED = /\bpromised\s+(?:me|us|to)\b/i;
const I_WANT = /\bi(?:['’]d| would)? (?:want|like|need)\b/i;
/** 'Zoe promised to send the plans on Monday': that is up to her, so nothing is booked. */
export const promised = (command: Command, message: string): Command =>
  command.act === 'create' &&
  PROMISED.test(message.slice(command.start, command.end)) &&
  ![ASKED_OF_US, I_WANT].some((wish) => wish.test(message.slice(command.start, command.end)))
    ? { ...command, force: 'past' }
    : command;

const FAREWELL = /\b(?:see|seeing|catch)\s+(?:you|ya|u|yous|you all)\s+(?:again\s+)?$/i;

/** 'Thanks, see you tomorrow at 8!', 'talk later': said in parting. */
export function farewell(command: Command, message: string): Command {
  if (isChanging(command.act) && onlyGoodbye(message.slice(command.start, command.end)))
    return { ...command, act: 'chat', slots: [] };
  const time = command.slots.find(({ role }) => role === 'time');
  const isParting =
    command.act === 'create' && time !== undefined && FAREWELL.test(message.slice(0, time.start));
  return isParting ? { ...command, act: 'chat', slots: [] } : command;
}

const ONLY_SAY = /^\W*say\s+\S+\W*$/i;
const SAID: ReadonlySet<Role> = new Set(['place', 'note', 'title'] as const);

/** 'Say T11x595z', to which nothing was asked: to be repeated, and no place or name of what was booked before. */
export const toldToSay = (command: Command, message: string, situation: readonly Situation[]): Command =>
  (command.act === 'revise' || command.act === 'change') &&
  ONLY_SAY.test(message) &&
  command.slots.every(({ role }) => SAID.has(role)) &&
  !situation.some((one) => one.startsWith('question-'))
    ? { ...command, act: 'other', slots: [] }
    : command;

const OWN_RULE = /^\W*(?:i )?(?:don['’]?t|didn['’]?t|never|not|do not|won['’]?t|can['’]?t)\b/i;
/** 'He always forgets my birthday' asks nobody to forget it. */
const THEY_FORGET = /^\W*(?:forgets|forgot|forgotten)\b/i;
const FORGETS =
  /\b(?:forget|drop|remove|delete|scrap|ignore|stop|no longer|any ?more|changed my mind|lift|undo|clear)\b/i;

/** 'Just so you know, I don't do Mondays': a rule that is told is to be kept, and not to be forgotten. */
export const toldRule = (command: Command, message: string): Command => {
  const rule = command.slots.find(({ role }) => role === 'text')?.text ?? '';
  const said = message.slice(command.start, command.end);
  if (command.act === 'forget' && THEY_FORGET.test(rule))
    return { ...command, act: 'nothing', force: 'statement', slots: [] };
  return command.act === 'forget' && OWN_RULE.test(rule) && !FORGETS.test(said)
    ? { ...command, act: 'prefer' }
    : command;
};

const STARRED = /^\s*\*\s*(?=[\p{L}\d])/u;
const CORRECTED: ReadonlySet<Role> = new Set(['place', 'guest', 'note', 'option', 'target'] as const);

/** '*Council', behind something that was booked or proposed: how a word of its name is really written. */
export function starred(command: Command, message: string, situation: readonly Situation[]): Command {
  const [first, ...more] = command.slots.filter(({ role }) => role !== 'reason' && role !== 'filler');
  const isBehind = situation.some((one) => one === 'done-create' || one === 'proposal-create');
  if (!first || more.length > 0 || !isBehind || command.act !== 'revise') return command;
  const lead = STARRED.exec(message)?.[0].length;
  return first.start === lead && CORRECTED.has(first.role)
    ? { ...command, slots: command.slots.map((slot) => (slot === first ? { ...slot, role: 'title' } : slot)) }
    : command;
}
