import type { Act, Command, Role } from '../commands/language.ts';
import { sentenceOf } from './sentence-of.ts';
import type { Situation } from './situation.ts';

const TIMES: ReadonlySet<Role> = new Set(['time', 'length', 'end', 'start', 'shift', 'stretch'] as const);

const NAMED_DAY =
  /^\W*(?:(?:and|but|so|well|oh)\W+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|(?:this|next) \p{L}+)['’]s/iu;
const OTHERS_OWN =
  /^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Oo]h)\W+)*(?:[Hh]is|[Hh]ers|[Tt]heirs|[Yy]ours|\p{Lu}\p{L}+['’]s|[Mm]y \p{L}+['’]s)\s+(?:(?:is|was|starts?|started|begins?|began|has been|will be|ends?)\b|got (?:moved|pushed|cancell?ed|changed|shifted|postponed)\b)/u;

const ASKED =
  /\b(?:please|pls|can you|could you|so|put|add|book|schedule|make|set|save|remind|move|change|push|shift|cancel|kindly|rename|retitle|extend|shorten|invite)\b/i;

/** 'Normally it's at four': how it mostly is, and not how it shall be. */
const HABIT = /^\W*(?:(?:and|but|so|well|oh)\W+)*(?:normally|usually|typically|generally)\b/i;

const MIGHT_HAVE =
  /(?:\b(?:could|would|might) (?:not )?have|\b(?:could|would|might)(?:n['’]t|['’]ve)(?: have)?|\b\p{L}+['’]d(?: rather)? have)\s+(?:been|done|gone|had|made|taken|chosen|come|\p{L}+ed)\b|\bmight as well be\b/iu;
/** '… but this is fine', '… imagine!': said of what did not come about. */
const ALL_THE_SAME =
  /\bbut\b[^.!?\n]{0,20}\b(?:fine|good|okay|ok|works?|will do|great|life|no|happy|glad)\b|\bimagine\b|\bas well be\b/i;

/** 'Emma moved hers to Friday', 'she reminds me at seven'. */
const THEIRS =
  /\b(?:moved|changed|put|did|had|has|have|cancelled|canceled|skipped|swapped|booked|got|pushed|postponed)\s+(?:(?:hers|theirs|yours)\b|his\s*(?:$|[.,!?]|(?:to|at|on|for|in)\b))|\b(?:he|she|they|who) reminds?\b/iu;
const WISHED = /^\W*(?:i |we )?(?:wish|if only)\b(?! (?:to|you)\b)/i;
/** 'It's ten minutes from the office': a way, and not how long it is. */
const WAY = /^\s*(?:away|from|on foot|walk|drive)\b/i;
const COMPARED = /\bthan\s+(?:(?:at|on)\s+)?$/i;

const GOOD_THAT = /^\W*(?:at least|luckily|thankfully|fortunately|(?:i['’]m )?(?:glad|happy)|good|nice)\b/i;
const IS_NOT =
  /\b(?:it|that|this)(?:['’]s not| is not| was not| isn['’]?t| wasn['’]?t)\s+(?:(?:at|on|in|for|until)\s+)?$/i;

const WANTED_BY =
  /\b(?:would (?:like|love|prefer|rather)|(?:he|she|they|\p{L}+)['’]d (?:like|love|prefer|rather)|wants?|wanted|prefers?|asked|wishes|hopes?|suggest(?:s|ed)|insists?)\b/iu;
const REFUSED =
  /\b(?:but|and|though)\s+(?:i|we)(?:\s+(?:really|just))?\s+(?:won['’]?t|will not|don['’]?t|do not|can['’]?t|cannot|refused?|said no|haven['’]?t|declined|told (?:him|her|them) no)\b|\bbut no\b\W*$/i;
const OWN_WISH = /\b(?:i|we)(?:['’]d| would)?\s+(?:like|love|prefer|rather|wants?|wanted|asked|hope)\b/i;

const THEY_WAIT =
  /\b(?:they|he|she|everyone|everybody|people)(?:['’]ll| can| will| could| should| must| have to| has to)+(?: just)? (?:wait|hold on)\b/i;
const ONE_WAITS = /(?:^|[\s,])(?!It|That|This)\p{Lu}\p{L}+ can(?: just)? wait\b/u;
/** 'They can wait till four': people do, and nothing is put off. */
const isOfPeople = ({ slots }: Command, said: string): boolean =>
  THEY_WAIT.test(said) || (ONE_WAITS.test(said) && !slots.some(({ role }) => role === 'target'));

/** Whether what was read as a change only remarks on something. */
function isRemark(command: Command, message: string, situation: readonly Situation[]): boolean {
  const said = sentenceOf(command, message);
  const isAmongOthers = situation.some((one) => one === 'listed-events' || one.startsWith('question-'));
  // 'Ben's is at three', when the talk is of one's own; in a list of several it may be one of them.
  if (!isAmongOthers && !ASKED.test(said) && OTHERS_OWN.test(said) && !NAMED_DAY.test(said)) return true;
  const times = command.slots.filter(({ role }) => TIMES.has(role));
  if (HABIT.test(said) && times.length < 2 && !/\bbut\b/i.test(said)) return true;
  if (MIGHT_HAVE.test(said) && (ALL_THE_SAME.test(said) || command.act === 'change_reminder')) return true;
  if (THEIRS.test(said) || WISHED.test(said) || isOfPeople(command, said)) return true;
  const [time, ...more] = times;
  const behind = time ? message.slice(time.end) : '';
  if (time && (time.role === 'length' || time.role === 'stretch') && WAY.test(behind)) return true;
  if (time && more.length === 0 && COMPARED.test(message.slice(0, time.start))) return true;
  if (time && more.length === 0 && GOOD_THAT.test(said) && IS_NOT.test(message.slice(0, time.start)))
    return true;
  return WANTED_BY.test(said) && REFUSED.test(said) && !OWN_WISH.test(said);
}

const CHANGES: ReadonlySet<Act> = new Set([
  'change',
  'revise',
  'cancel',
  'change_reminder',
  'again',
] as const);

/**
 * 'Ben's is at three', 'I could have had four, but this is fine', 'she wants it at five, but I won't': next to an event
 * that was just spoken of, each of them sounds like the news or the wish that it should be then.
 */
export function onlyRemarked(command: Command, message: string, situation: readonly Situation[]): Command {
  if (!CHANGES.has(command.act) || (command.force !== 'request' && command.force !== 'news')) return command;
  return isRemark(command, message, situation) ? { ...command, force: 'statement' } : command;
}

const BELIEVED =
  /\bi (?:thought|was (?:so )?sure|could (?:have sworn|swear)|believed|was told|assumed)\b(?! (?:i|we)\b)/i;
/** 'The letter says twelve', right behind an answer; behind a booking it puts right what was booked. */
const SAID_BY = /(?<!\b(?:i|we|you) )\b(?:says|said|reckons|thinks)\b(?! (?:you|no|yes)\b)/i;
const FINDS_BETTER =
  /\b(?:says?|said|wrote|reckons?|thinks?|thought)\b.{1,30}\b(?:is|would be|was|['’]s) (?:better|best|nicer|easier|too)\b/i;
const ALSO_THERE = /\b(?:there(?:['’]s| is| are)|they(?: also)? have)\b.{0,20}\b(?:one|ones|some|slots?)\b/i;
const NICE_BUT = /\bwould be\b.{0,30}\bbut\b/i;
const AS_EVER = /\b(?:i|we|he|she|they) (?:normally|usually|typically|generally|mostly)\b/i;
const HAD_ONE = /^\W*(?:i|we|he|she|they)(?: also)? had\b/i;

/**
 * 'I'd have preferred Friday', 'I thought it was on Friday', 'Ben says Friday is better': whether it shall be then is
 * not said, so it is proposed at most.
 */
export function maybeMeant(command: Command, message: string, situation: readonly Situation[]): boolean {
  const said = sentenceOf(command, message);
  if (ASKED.test(said)) return false;
  if (command.act === 'create') return AS_EVER.test(said);
  if (command.act === 'again') return HAD_ONE.test(said) || ALSO_THERE.test(said);
  if (command.act !== 'change' && command.act !== 'revise') return false;
  if (situation.includes('told-event') && SAID_BY.test(said)) return true;
  return [MIGHT_HAVE, BELIEVED, FINDS_BETTER, ALSO_THERE, NICE_BUT].some((words) => words.test(said));
}

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
