import type { SureReading } from './sure-reading.ts';

const LEADING = String.raw`(?:(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|morning|ok|okay|please|pls|so|and|wait|but|um+|er+)\W+)*`;
const HELP = new RegExp(
  String.raw`^\W*${LEADING}(?:(?:i )?need (?:some )?)?(?:help(?: me)?|menu|commands|instructions|get(?:ting)? started)(?:\W+(?:please|pls|thanks))?\W*$`,
  'i',
);
/** 'help', 'menu', 'get started': what newcomers write to find out what there is. */
export const asksForHelp = (message: string): boolean => HELP.test(message);

const OF_THOSE = `(?: (?:all|else|already|of|from|in|among|about|for|through|by|me|my|our|the|at|name|work|office|team|colleagues?|contacts?|people|calendar|here))*`;
const KNOWN = new RegExp(
  String.raw`^\W*${LEADING}(?:my contacts\W+)?(?:(?:who|whom|(?:which|what) (?:people|colleagues|contacts))${OF_THOSE} (?:do|can|could) (?:you|i) (?:know|invite|reach)${OF_THOSE}|(?:who(?:['’]s| is| are)(?: all)?(?: in)?|list|show(?: me)?|what are) (?:all )?(?:of )?my contacts)\W*$`,
  'i',
);
/** 'Who do you know?', 'show me my contacts', and both in one message. */
export function asksWhoIsKnown(message: string): boolean {
  if (KNOWN.test(message)) return true;
  const sentences = message.split(/[.!?]+\s+/);
  return sentences.length > 1 && sentences.every((sentence) => KNOWN.test(sentence));
}

const WAITS = new RegExp(
  String.raw`^\W*${LEADING}(?:what(?:['’]?s| is| else is)?|is (?:there )?(?:anything|something)|anything) (?:(?:still|else|left) )*(?:waiting|pending|open)(?: for| on)? my (?:ok(?:ay)?|approval|yes|decision|confirmation)(?: (?:now|still|right now|at the moment|then|again))*\W*$`,
  'i',
);
/** 'What's waiting for my OK now?' */
export const asksWhatWaits = (message: string): boolean => WAITS.test(message);

const TOPIC =
  '(?:(?:my|our|the|those) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|nights?|weekends?|lunch(?:times?|es)?|(?:phone |video )?calls?|meetings?|appointments?|clients?|customers?)';
const KEPT = new RegExp(
  String.raw`\b(?:what|which)\b[^.!?\n]{0,20}\b(?:have|had|did|do) i\b[^.!?\n]{0,15}\b(?:tell|told|say|said|ask|asked|instruct)\b[^.!?\n]{0,25}\b(?:about|regarding|concerning|on|for) (?:\p{L}+ )?${TOPIC}`,
  'iu',
);
const RULE =
  /\bi\b[^.!?\n]{0,20}\b(?:gave|given|told|asked)(?: \p{L}+)? you\b[^.!?\n]{0,15}\b(?:an? |some |the )?(?:instructions?|rules?|preferences?|wish(?:es)?)\b|\bdid(?:n['’]t)? i (?:once |ever )?(?:say|tell you) (?:something|anything)\b/iu;
/** 'What did I tell you about Wednesdays?', 'I gave you a rule once': what is kept in mind, and no deed. */
export const asksForKept = (message: string): boolean =>
  KEPT.test(message) ||
  (RULE.test(message) && /\b(?:repeat|what was|what were|remind me|what is|tell me|which)\b/i.test(message));

const ASKED = new RegExp(
  String.raw`^\W*${LEADING}(?:are|r|is|am|who|what|wat|how|do|does|can|could|which|where|why)(?:['’]?s|['’]?re)?\b`,
  'i',
);
/** 'are you a robot', typed without its mark, is asked all the same. */
export function withMark(read: SureReading, readPart: (text: string) => SureReading): SureReading {
  const { message, commands } = read;
  const [only, ...more] = commands;
  const isIdle = more.length === 0 && (only?.act === 'other' || only?.act === 'chat');
  if (!isIdle || message.includes('?') || !ASKED.test(message)) return read;
  const marked = readPart(`${message.replace(/[\s.!]+$/, '')}?`);
  const [asked, ...others] = marked.commands;
  if (asked?.act !== 'ask_self' || others.length > 0) return read;
  return { ...marked, message, commands: [{ ...asked, end: Math.min(asked.end, message.length) }] };
}
