import { smallTalkIn } from './small-talk.ts';

/** What somebody says yes to by name, and what no: 'yes to the run and the match, no to the coffee'. */
export interface NamedDecisions {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** What shall go on waiting. */
  readonly later: readonly string[];
}

const YES = 'yes|yep|yup|yeah|ok|okay|sure|approved?|confirm|accept|go ahead with|go for|do';
const NO = "no|nope|nah|not|deny|reject|don[’']?t do";
/** These say no only next to a yes: alone, 'skip the gym' may be what is wanted. */
const WEAK_NO = 'skip|forget about|forget|drop|leave out|leave|ditch|scrap|kill';
const LATER = 'hold off on|hold off with|wait with|wait on|keep waiting with';
const FIRST = new RegExp(
  `^(?:just |only |please |then )*(?:(?<yes>${YES})|(?<no>${NO})|(?<weak>${WEAK_NO})|(?<later>${LATER}))(?:,? please|,? thanks)?,? (?:(?:to|for|on|with|about) )?(?<names>.+)$`,
  'i',
);
const LAST =
  /^(?<names>.+?)\s*[:=–-]?\s+(?:is |are )?(?:an? )?(?:(?<yes>yes|yep|ok|okay|approved?|fine|good|go ahead)|(?<no>no|nope|nah|denied|not))$/i;
const PART =
  /[,;.!\n]+|\b(?:but|though)\b|\band (?=(?:yes|yep|no|nope|not|skip|forget|drop|leave|deny|reject)\b)/i;
const NAMES = /\s+(?:and|&|\+|plus)\s+/i;
const LONGEST_NAME = 5;
const MOST_PARTS = 8;

const bare = (name: string): string =>
  name
    .trim()
    .replace(/^(?:just |only |also |do |moving |booking |cancell?ing |the |my |that |to )+/i, '')
    .replace(/(?: (?:ones?|only|please|thanks|too|though|thing|request|card))+$/i, '')
    .replace(/['’]s$/i, '');

/**
 * Every part of the message says yes or no to something by its name; undefined where any does not. What bears the name is
 * for the caller to find.
 */
export function decisionsIn(message: string): NamedDecisions | undefined {
  if (/\?\s*$/.test(message)) return undefined;
  const parts = message
    .split(PART)
    .map((part) => part?.trim().replace(/^(?:and|so|well|hm+|then|actually|oh|ah) /i, '') ?? '')
    .filter((part) => part !== '' && !isAside(part));
  if (parts.length === 0 || parts.length > MOST_PARTS) return undefined;
  const found = { yes: [] as string[], no: [] as string[], weak: [] as string[], later: [] as string[] };
  let last: keyof typeof found | undefined;
  for (const part of parts) {
    const read = FIRST.exec(part)?.groups ?? LAST.exec(part)?.groups;
    // 'Yes to the run, the match and the lunch': one more name of the same list.
    if (!read && (last ? isReason(part) : isWhy(part))) continue;
    // 'Not the dinner, just the run': the second is wanted.
    const turned = (last === 'no' || last === 'weak') && /^(?:just|only)\s/i.test(part) ? 'yes' : last;
    const kind = read ? KINDS.find((one) => read[one]) : turned;
    const names = (read?.names ?? part).replace(UNTIL, '').split(NAMES).map(bare);
    if (!kind || !names.every(isName)) return undefined;
    found[kind].push(...names);
    last = kind;
  }
  if (last === undefined) return undefined;
  if (found.weak.length + found.later.length > 0 && found.yes.length === 0) return undefined;
  // 'Drop his, just do Ana's': whoever he is, his is not hers.
  const isOnly = found.yes.length > 0 && /\b(?:just|only) do\b/i.test(message);
  if (isOnly && found.weak.every((name) => OWN.test(name)) && found.weak.length > 0)
    return { yes: found.yes, no: [...found.no, 'the rest'], later: found.later };
  return { yes: found.yes, no: [...found.no, ...found.weak], later: found.later };
}

const OWN = /^(?:his|hers|theirs|it|that|that one|the other|the other one)$/i;
const KINDS = ['yes', 'no', 'weak', 'later'] as const;
/** '… till I've asked her': why, and nothing more to do. */
const UNTIL = /\s+(?:till|until|til|for now|because|cos|since)\b.*$/i;
const REASON =
  /^(?:i|i['’]?ll|i['’]?m|i['’]?ve|ill|im|ive|he|she|they|it|we|that|because|cos|since|as)\b(?!.*\d)(?!.*\b(?:mov|book|cancel|put|add|mak|remind|chang|delet|invit|day|week|tomorrow|today|tonight)\w*)/i;
/** 'Ben's away, drop his': why, and in front of what is wanted. */
const WHY =
  /^\p{L}+(?:['’]s| is| has| will be)?\s+(?:away|out|ill|sick|unwell|busy|travelling|on leave|on holiday|(?:can['’]?t|cannot)(?: make it| come| do it)?)\b\D{0,20}$/iu;
const isWhy = (part: string): boolean => WHY.test(part);
const LONGEST_REASON = 9;
const isReason = (part: string): boolean => REASON.test(part) && part.split(/\s+/).length <= LONGEST_REASON;

const isName = (name: string): boolean =>
  name !== '' && name.split(/\s+/).length <= LONGEST_NAME && !isAside(name);

const isAside = (part: string): boolean =>
  /^(?:please|sorry|wait|thanks|thank you|ok|okay|cheers|hm+|right|well)$/i.test(part) ||
  (part.split(/\s+/).length <= 3 && smallTalkIn(part) === 'thanks');

const REST = /^(?:the )?(?:rest|others?|everything else|all the others|remaining|other (?:one|two|three))$/i;
/** 'The rest', 'everything else': whatever was not named. */
export const namesRest = (name: string): boolean => REST.test(name);
