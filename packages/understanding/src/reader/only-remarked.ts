import type { Command, Role } from '../commands/language.ts';
import type { Situation } from './situation.ts';

const TIMES: ReadonlySet<Role> = new Set(['time', 'length', 'end', 'start', 'shift', 'stretch'] as const);

const NAMED_DAY =
  /^\W*(?:(?:and|but|so|well|oh)\W+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|(?:this|next) \p{L}+)['’]s/iu;
const OTHERS_OWN =
  /^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Oo]h)\W+)*(?:[Hh]is|[Hh]ers|[Tt]heirs|[Yy]ours|\p{Lu}\p{L}+['’]s|[Mm]y \p{L}+['’]s)\s+(?:(?:is|was|starts?|started|begins?|began|has been|got|will be|ends?)\b)/u;

/** 'Normally it's at four': how it mostly is, and not how it shall be. */
const HABIT = /^\W*(?:(?:and|but|so|well|oh)\W+)*(?:normally|usually|typically|generally)\b/i;

const MIGHT_HAVE =
  /(?:\b(?:could|would|might) (?:not )?have|\b(?:could|would|might)(?:n['’]t|['’]ve)(?: have)?|\b\p{L}+['’]d(?: rather)? have)\s+(?:been|done|gone|had|made|taken|chosen|come|\p{L}+ed)\b|\bmight as well be\b/iu;
/** '… but this is fine', '… imagine!': said of what did not come about. */
const ALL_THE_SAME =
  /\bbut\b[^.!?\n]{0,20}\b(?:fine|good|okay|ok|works?|will do|great|life|no|happy|glad)\b|\bimagine\b|\bas well be\b/i;

const GOOD_THAT = /^\W*(?:at least|luckily|thankfully|fortunately|(?:i['’]m )?(?:glad|happy)|good|nice)\b/i;
const IS_NOT = /\b(?:is|was|are|were)(?:n['’]?t| not)\s+(?:(?:at|on|in|for|until)\s+)?$/i;

const WANTED_BY =
  /\b(?:would (?:like|love|prefer|rather)|(?:he|she|they|\p{L}+)['’]d (?:like|love|prefer|rather)|wants?|wanted|prefers?|asked|wishes|hopes?|suggest(?:s|ed)|insists?)\b/iu;
const REFUSED =
  /\b(?:but|and|though)\s+(?:i|we)(?:\s+(?:really|just))?\s+(?:won['’]?t|will not|don['’]?t|do not|can['’]?t|cannot|refused?|said no|haven['’]?t|declined|told (?:him|her|them) no)\b|\bbut no\b\W*$/i;
const OWN_WISH = /\b(?:i|we)(?:['’]d| would)?\s+(?:like|love|prefer|rather|wants?|wanted|asked|hope)\b/i;

/** Whether what was read as a change only remarks on something. */
function isRemark(command: Command, message: string, situation: readonly Situation[]): boolean {
  const said = sentenceOf(command, message);
  const isAmongOthers = situation.some((one) => one === 'listed-events' || one.startsWith('question-'));
  // 'Ben's is at three', when the talk is of one's own; in a list of several it may be one of them.
  if (!isAmongOthers && OTHERS_OWN.test(said) && !NAMED_DAY.test(said)) return true;
  const times = command.slots.filter(({ role }) => TIMES.has(role));
  if (HABIT.test(said) && times.length < 2 && !/\bbut\b/i.test(said)) return true;
  if (MIGHT_HAVE.test(said) && ALL_THE_SAME.test(said)) return true;
  const [time, ...more] = times;
  if (time && more.length === 0 && GOOD_THAT.test(said) && IS_NOT.test(message.slice(0, time.start)))
    return true;
  return WANTED_BY.test(said) && REFUSED.test(said) && !OWN_WISH.test(said);
}

/**
 * 'Ben's is at three', 'I could have had four, but this is fine', 'she wants it at five, but I won't': next to an event
 * that was just spoken of, each of them sounds like the news or the wish that it should be then.
 */
export function onlyRemarked(command: Command, message: string, situation: readonly Situation[]): Command {
  const isChange = command.act === 'change' || command.act === 'revise' || command.act === 'cancel';
  if (!isChange || (command.force !== 'request' && command.force !== 'news')) return command;
  return isRemark(command, message, situation) ? { ...command, force: 'statement' } : command;
}

/** 'I'd have preferred Friday': whether that is still wanted is not said, so it is proposed at most. */
export const mightHave = (command: Command, message: string): boolean =>
  (command.act === 'change' || command.act === 'revise') && MIGHT_HAVE.test(sentenceOf(command, message));

/** 'It isn't at six': that is not when it shall be. */
export const notThen = (command: Command, message: string): Command => {
  const times = command.slots.filter(({ role }) => role === 'time');
  const [time, ...more] = times;
  const isNot =
    command.act === 'revise' && time && more.length === 0 && IS_NOT.test(message.slice(0, time.start));
  return isNot
    ? {
        ...command,
        slots: command.slots.map((slot) => (slot === time ? { ...slot, role: 'retracted' } : slot)),
      }
    : command;
};

function sentenceOf({ start, end }: Command, message: string): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => message.lastIndexOf(stop, start) + 1), 0);
  const stop = message.slice(end).search(/[.!?](?:\s|$)|\n/);
  return message.slice(from, stop < 0 ? message.length : end + stop + 1);
}
