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
