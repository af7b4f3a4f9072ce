import type { Act, Command, Role } from '../commands/language.ts';
import { sentenceOf } from './sentence-of.ts';
import type { Situation } from './situation.ts';

const DO =
  'cancel|move|change|shift|push|postpone|reschedule|delay|skip|drop|delete|remove|scrap|bin|swap|shorten|extend|call off|put off|touch';
const DOING =
  'cancell?ing|moving|changing|shifting|pushing|postponing|rescheduling|delaying|skipping|dropping|deleting|removing|scrapping|binning|swapping|shortening|extending|calling off|putting off';
const DONE =
  'cancell?ed|moved|changed|shifted|pushed|postponed|rescheduled|delayed|skipped|dropped|deleted|removed|scrapped|binned|swapped|shortened|extended|called off|put off|touched|booked';
const MAKE = 'add|book|schedule|make|block|put|set|create|save|write|note|enter|do|bother';

const NOT_DO = "(?:do not|don['’]?t|does not|doesn['’]?t|did not|didn['’]?t)";
/** 'I don't want to cancel it', 'no point in moving it', 'you needn't change it': what comes behind is not wanted. */
const NEGATED = new RegExp(
  [
    `\\b${NOT_DO} (?:(?:really|actually|even|think|believe|feel|i|we|you|it) )*(?:need|have|want|wish|intend|plan|mean|care|like|ought)(?: (?:you|us|anyone|anybody))? to (?:${DO})\\b`,
    `\\b(?:needn['’]?t|need not|${NOT_DO} (?:need|have) to) (?:(?:really|actually|even) )*(?:${DO}|${MAKE})\\b`,
    `\\bno (?:point|sense|reason|use|need|plans?|intention|wish|desire|cause)(?: whatsoever)? (?:in |to |of |for )?(?:${DO}|${DOING})\\b`,
    `\\bnot worth (?:${DOING})\\b`,
    `\\b(?:can['’]?t|cannot|couldn['’]?t|won['’]?t|wouldn['’]?t|(?:can|will|would|rather|better) not|refuse to|[’']d never|(?:would|will|could) never) (?:${DO})\\b`,
  ].join('|'),
  'i',
);
/** 'The dentist doesn't need moving', 'it better not get cancelled': said of what stands before it. */
const UNDONE = new RegExp(
  `\\b${NOT_DO} need (?:${DOING}|to be (?:${DONE}))\\b|(?:\\bnot|n['’]?t|\\bnever) (?:be|get) (?:${DONE})\\b`,
  'i',
);
/** '… but at 4', 'so move it': something is wanted all the same. */
const INSTEAD =
  /\b(?:but|just|instead|only|unless|until|make|move|push|put|shift|change|please|pls|so|then|otherwise|without|better|can you|could you)\b/i;

const DENIED: ReadonlySet<Act> = new Set([
  'cancel',
  'change',
  'revise',
  'decline',
  'swap',
  'create',
  'prefer',
] as const);
const BESIDE: ReadonlySet<Role> = new Set(['filler', 'reason'] as const);

function isDenied({ slots, start, end }: Command, message: string): boolean {
  const said = message.slice(start, end);
  const undone = UNDONE.exec(said);
  const found = undone ?? NEGATED.exec(said);
  if (!found || said.trimEnd().endsWith('?')) return false;
  if (INSTEAD.test(said.slice(found.index + found[0].length))) return false;
  if (slots.some(({ role }) => role === 'retracted' || role.startsWith('no_'))) return false;
  const from = start + found.index;
  return undone !== null || slots.every((slot) => BESIDE.has(slot.role) || slot.start >= from);
}

const HOPED =
  /^\W*(?:(?:and|but|so|well|oh|ah|ok)\W+)*(?:hopefully|fingers crossed|let['’]?s hope|here['’]?s hoping|with (?:any|a bit of) luck|god forbid|(?:i(?:['’]m)? |we(?:['’]re)? )?(?:am |are )?(?:really |just )?(?:hope|hoping|praying|pray(?= (?:that|it|he|she|they|we|i|the|nobody|no)\b))\b(?! (?:to|for)\b))/i;
/** 'Hopefully you can move it' asks for it. */
const OF_US = /\b(?:you|we|please|pls)\b/i;

const SUPPOSED =
  /\b(?:in theory|theoretically|technically|in an? (?:ideal|perfect) world|if (?:i|we) had (?:my|our) way|if it (?:was|were) up to (?:me|us))\b/i;

/** 'Is moving it to 11 a bad idea?', 'how hard would it be to move it?': 'would it be possible to' and 'would it be terrible to' ask for it politely. */
const JUDGED =
  /^\W*(?:(?:and|so|but|or|hm+|ok)\W+)*(?:(?!would it be \p{L}+ (?:to|if)\b)(?:is|would|was)(?:n['’]t)?\b[^.!?]*\b(?:good|bad|terrible|daft|silly|stupid|mad|crazy|wise|sensible|better|worse|smart|rude|weird|odd|selfish|mistake)\b|how (?:hard|difficult|easy|rude|bad|complicated|awkward) (?:would|is|will) it\b)/iu;
const TO_ASK =
  /\b(?:i|we)(?:['’]ll| will| need to| have to| must| should|['’]ve got to| want to)(?: first)? (?:ask|check|find out|see)\b[^.!?]*\b(?:if|whether)\b/i;
const USED_TO = /\bused to (?:be|start|begin|end|have|meet)\b(?![^.!?]*\b(?:now|but)\b)/i;

const MEANT =
  /\b(?:i|we)(?:['’]d| had)? (?:(?:was|were) (?:just |actually |originally )?(?:going|about|planning|intending|hoping|meaning)|meant|planned|intended) (?:to|on)\b(?! (?:ask|say|tell|request)\b)/i;
const LET_GO =
  /\b(?:but|then|until|before|and)\b[^.!?]*\b(?:changed (?:my|our) minds?|decided (?:against|not)|thought better|did(?: not|n['’]?t)|could(?: not|n['’]?t)|won['’]?t|fell through|gave up|let it go|not any ?more|leave it)\b/i;
const ALMOST = new RegExp(
  `\\b(?:i|we)(?:['’]ve| have| had)? (?:very )?(?:almost|nearly) (?:${DONE}|put|made|had|went|set|scheduled|agreed)\\b`,
  'i',
);

const SUBJECT =
  "(?:the|my|our|his|her|their|your|this|that|it|he|she|they|we|i|you|some(?:body|one)|any(?:body|one)|\\p{L}+[’']s|\\p{Lu}\\p{L}+)";
const WAS_IT = new RegExp(
  `^\\W*(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Ww]ait|[Hh]ang on|[Hh]ey|[Ss]orry|[Oo]k)\\W+)*(?:(?:[Ww]hy|[Hh]ow come|[Ww]hen|[Hh]ow|[Ss]ince when)\\s+)?(?:[Dd]id|[Ww]as|[Ww]ere|[Hh]as) ${SUBJECT}(?=\\s)`,
  'u',
);
const WHO_DID = new RegExp(
  `^\\W*(?:(?:and|so|but|wait)\\W+)*(?:who(?:['’]s| has)?|what) (?:${DONE})\\b`,
  'i',
);

const CHANGES: ReadonlySet<Act> = new Set(['cancel', 'change', 'revise', 'create', 'swap', 'again'] as const);
const ASKED_ABOUT: ReadonlySet<Role> = new Set(['target', 'time', 'old_time'] as const);

/**
 * What is denied, hoped, let go or only asked about, although its words are those of a wish: 'I don't want to move the swim',
 * 'hopefully the swim gets cancelled', 'I was going to book it but changed my mind', 'why was the swim moved to 11?'.
 */
export function notWished(command: Command, message: string, situation: readonly Situation[]): Command {
  const { act, force, slots } = command;
  if (force !== 'request' && force !== 'news') return command;
  if (DENIED.has(act) && isDenied(command, message)) {
    const isCard =
      situation.some((one) => one.startsWith('proposal-')) && act !== 'create' && act !== 'prefer';
    return isCard
      ? { ...command, act: 'deny', force: 'request', slots: [] }
      : {
          ...command,
          act: 'nothing',
          force: 'statement',
          slots: slots.filter(({ role }) => role === 'target'),
        };
  }
  if (!CHANGES.has(act)) return command;
  const said = sentenceOf(command, message);
  if (HOPED.test(said) && !OF_US.test(said)) return { ...command, force: 'statement' };
  // A dictated story has no full stops: '… who used to be a magician … so can you book that'.
  const isTold = !AGREED.test(said);
  if (isTold && TO_ASK.test(said)) return { ...command, force: 'statement' };
  const isOver = ALMOST.test(said) || (MEANT.test(said) && LET_GO.test(said));
  if (isTold && (isOver || (act !== 'create' && USED_TO.test(said)))) return { ...command, force: 'past' };
  const isMused = SUPPOSED.test(said) || (JUDGED.test(said) && act !== 'create');
  if (isTold && isMused) return { ...command, force: 'hypothetical' };
  const isAsked = act !== 'create' && (WAS_IT.test(said) || WHO_DID.test(said));
  if (!isAsked) return command;
  const about = slots.filter(({ role }) => ASKED_ABOUT.has(role));
  return about.some(({ role }) => role === 'target')
    ? { ...command, act: 'ask_when', force: 'request', slots: about }
    : { ...command, act: 'nothing', force: 'statement', slots: [] };
}

const OTHERS =
  /(?<!\b(?:i|we|you|please|to|it|that|this|i['’]d|and|letter|mail|email|site|website|app|note) )\b(?:thinks?|thought|reckons?|reckoned|suggest(?:s|ed)|propose[sd]?|asks|asked|wondered|wonders|insists|insisted|believes|say)\b[^.!?]*\b(?:should|could|might|may|moving|having|doing|to be|if (?:we|i)|whether)\b|\brumou?r has it\b|\b(?:nobody|no one) told (?:me|us)\b/i;
const AGREED =
  /\b(?:please|pls|plz|can you|could you|would you|so|let['’]?s|go ahead|do it|fine (?:by|with) me|ok(?:ay)? with me|works? for me|suits? me|agreed|i said (?:yes|ok|fine|sure))\b/i;
const MUSED = new RegExp(
  `\\bi wonder (?:if|whether)\\b(?! you\\b)|\\b(?:i|we) (?:could|might|may)(?: (?:always|also|well|just))* (?:${DO})\\b`,
  'i',
);
const THEY_BOOKED =
  /^\W*(?:(?:and|so|but|oh|well|btw)\W+)*(?!(?:i|we|you|got|have|had|there)\b)(?:(?:my|our|the|his|her) )?\p{L}+(?: just)? (?:booked|reserved|scheduled|arranged) (?:a|an|the|some|his|her|their)\b(?![^.!?]*\b(?:us|me|our)\b)/iu;

/** 'Ben suggested moving it to 11', 'I could move it', 'my sister booked a massage for Friday': wanted perhaps, and asked about. */
export function halfWished({ act, force, ...rest }: Command, message: string): boolean {
  const said = sentenceOf({ act, force, ...rest }, message);
  // Of what is only imagined nothing is done, however sure that is.
  if (force === 'hypothetical' || AGREED.test(said)) return false;
  if (act === 'create') return THEY_BOOKED.test(said) || MEANT.test(said);
  return CHANGES.has(act) && (OTHERS.test(said) || MUSED.test(said) || MEANT.test(said));
}
