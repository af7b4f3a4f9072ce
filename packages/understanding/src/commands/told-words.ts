/** 'Put him in': a person who has to be known from what was said before. */
export const isHimOrHer = (text: string): boolean => /^(?:him|her|them)$/i.test(text);

/** 'Put him in', 'put him down': entered, and not invited. */
export const entersPerson = (pronoun: string, message: string): boolean =>
  isHimOrHer(pronoun) && new RegExp(`\\b${pronoun} (?:in|down)\\b`, 'i').test(message);

/** 'We leave' says what is done, 'the ceremony' is a name: whether a verb may follow these words. */
export const leadsToVerb = (words: string): boolean =>
  /(?:[.!?]|\b(?:i|we|you|he|she|it|they)(?:['’](?:ll|d|m|re|s))?)\s*$/i.test(words);

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
