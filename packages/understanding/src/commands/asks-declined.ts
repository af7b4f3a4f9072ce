const DECLINED =
  /\b(?:i|i[’']ve|i have|have i|did i|i[’']d)(?: already| just)? (?:declined?|said no to|say no to|turn(?:ed)? down|reject(?:ed)?)\b/i;
const ASKING = /\?\s*$|^\W*(?:what|which|show|list|tell|anything|did|have|are there|is there)\b/i;

/** 'Anything I've declined this week?' asks for what was declined, and declines nothing. */
export const asksDeclined = (message: string): boolean => DECLINED.test(message) && ASKING.test(message);

const ANSWERS =
  /^\W*(?:(?:ok|okay|please|and|just|can you|could you|then)\W+)*(accept|decline|reject|refuse|turn down)\b/i;
/** 'Decline all pending invitations', read as a question about them: what they are to be answered with. */
export function answersThem(clause: string): 'accepted' | 'declined' | undefined {
  const [, verb] = ANSWERS.exec(clause) ?? [];
  if (verb === undefined) return undefined;
  return verb.toLowerCase() === 'accept' ? 'accepted' : 'declined';
}

const WHO_WILL_NOT =
  /\b(?:(?:who|whoever|those|the ones|anyone|anybody|everyone|everybody)(?: who| that)?(?:['’]ve| has| have)?|people who(?: have)?) (?:declined|said no|turned (?:it|us|me) down|refused|can(?:['’]?t|not)(?: come| make it)?|won['’]?t (?:come|be there)|(?:is|are|['’]s) ?n(?:['’]t|ot) coming|isn['’]?t coming|aren['’]?t coming)\b/i;
/** 'Remove those who said no': people, and not what they are asked to. */
export const namesWhoDeclined = (clause: string): boolean => WHO_WILL_NOT.test(clause);
