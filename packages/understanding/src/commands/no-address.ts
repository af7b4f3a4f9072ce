const LACKING =
  /\b(?:no|not|none|don['’]?t|doesn['’]?t|haven['’]?t|hasn['’]?t|isn['’]?t|without|never|skip|forget|lost)\b/i;
const REACHED = /\b(?:e-?mails?|mail|address(?:es)?|invit\w*)\b/i;
const NONE = /\b(?:have|know|got|idea|clue|one|got it|found it)\b/i;
const BY_NAME = /\bin the (?:title|name)\b/i;
const LET_GO = /\b(?:forget|leave|drop|scrap) (?:it|that|her|him|them)\b|\bnever ?mind\W*$/i;
const SHORT = 8;

/** 'I don't have her address', 'no idea', 'just her name in the title': nothing to invite somebody by, where that was asked for. */
export function saysNoAddress(message: string): boolean {
  const words = message.trim().split(/\s+/);
  if (message.includes('@') || message.includes('?') || LET_GO.test(message)) return false;
  if (BY_NAME.test(message)) return true;
  return LACKING.test(message) && (REACHED.test(message) || (words.length <= SHORT && NONE.test(message)));
}
