/** 'Put him in': a person who has to be known from what was said before. */
export const isHimOrHer = (text: string): boolean => /^(?:him|her|them)$/i.test(text);

/** 'Put him in', 'put him down': entered, and not invited. */
export const entersPerson = (pronoun: string, message: string): boolean =>
  isHimOrHer(pronoun) && new RegExp(`\\b${pronoun} (?:in|down)\\b`, 'i').test(message);

/** 'We leave' says what is done, 'the ceremony' is a name: whether a verb may follow these words. */
export const leadsToVerb = (words: string): boolean =>
  /(?:[.!?]|\b(?:i|we|you|he|she|it|they)(?:['’](?:ll|d|m|re|s))?)\s*$/i.test(words);

const ITS_TIME =
  /(?:^|[.!?;,]\s*|\b(?:and|so|but)\s+)(?:it|he|she|they|that)(?:['’](?:s|re|ll)|\s+(?:is|are|will))?\s+(?:start|begin|com|open|kick|arriv|leav)\p{L}*\b[^.!?;]*$/iu;
/** 'It begins at four', 'he comes at nine': whether the time behind these words is that of something told before. */
export const leadsToItsTime = (words: string): boolean => ITS_TIME.test(words);

const AT_THAT =
  /\b(?:for|around|at|over|across|on|in) (?:all )?(?:then|there|those|these|that (?:whole |same )?(?:time|day|stretch)|(?:the|all|both) (?:(?:two|three|four|five|whole|full) ){1,3}days?)\b|\b(?:those|these|them|both) (?:\w+ )?days\b|\b(?:all|the) (?:two|three|four|five)\b/i;
/** 'Put it down for then', 'across those three days': at the time that was just told. */
export const pointsAtTime = (clause: string): boolean => AT_THAT.test(clause);

const ONLY_THEN = /^(?:for |at |on )?(?:then|there|that|(?:those|these|them|both) (?:two |three )?days?)$/i;
/** 'Then', 'those days', and nothing else. */
export const saysOnlyThen = (time: string): boolean => ONLY_THEN.test(time.trim());

/** 'As one', 'a single trip': how many it is, and not its name. */
export const saysOnlyOne = (text: string): boolean =>
  /^(?:as )?(?:one|a single|single)(?:\s+\S+)?$/i.test(text);

/** 'Every day but Sundays'. */
export const leavesOut = (text: string): boolean =>
  /\b(?:not|except|but|without|bar|never|n['’]t)\b/i.test(text);

/** Whether somebody is named as company in front of that word: 'tea with Odile'. */
export function hasCompanyBefore(title: string, word: string): boolean {
  const at = title.toLowerCase().indexOf(word.toLowerCase());
  return /\bwith\b/i.test(at < 0 ? title : title.slice(0, at));
}
