const AS_BEFORE =
  /\b(?:same (?:time|day|slot|place|hour) (?:as )?(?:it|that|they) (?:used to be|was|were|had)|(?:just )?(?:as|like|where|how|what) (?:it|that|this|he|she|they) (?:was|were|had been|used to be)(?: (?:before|originally))?|(?:as|like) (?:before|originally)|(?:its|the|their|that) (?:old|original|earlier|previous|former) (?:time|slot|place|hour|day|spot|date))\b/i;

/** 'Back to Tuesday like before', 'at three as it was': the words that say so. */
export const asBefore = (clause: string): string | undefined => AS_BEFORE.exec(clause)?.[0];

const HOW_IT_WAS =
  /\b(?:when|what (?:time|day|date)|which (?:time|day|date)|where)\b.{0,40}\b(?:was|were|had|did)\b.{0,40}\b(?:before|originally|at first|first|until now)\b|^\W*(?:(?:wait|hm+|ok|and|so|sorry)\W+)*what (?:was|were) (?:it|that|they)(?: again)? before\b|\bwhat (?:was|were) (?:the|its|their) (?:old|original|earlier|previous|former) (?:time|day|date|slot|hour|place)\b/i;
/** 'What time was it before you moved it?': of something that was changed, how it was. */
export const asksHowItWas = (clause: string): boolean => HOW_IT_WAS.test(clause);

/** 'Back to the original time': as it was before any of the changes. */
export const saysOriginal = (clause: string): boolean =>
  /\b(?:original|initial|very first)(?:ly)?\b/i.test(clause);

const KEEPS_NEW =
  /\b(?:stays?|keeps?|leave|remains?)\b(?:(?!\b(?:not|undo|back)\b).){0,30}\b(?:its|the|their|that|his|her|my) new (?:time|slot|place|hour|day|spot|date|room|name|length)\b/i;
/** 'The lunch stays at its new time': what was changed is to stay so. */
export const keepsNew = (clause: string): boolean => KEEPS_NEW.test(clause);

/** 'No, keep the run after all': something is to stay, or to be there again. */
export const saysKeep = (clause: string): boolean => /\b(?:keep|leave|restore|stays?)\b/i.test(clause);

const BACK =
  /\b(?:put|putting|move|swap|switch|change|set|shift|bring|take|have|want|get|come|comes|goes?)\b[^.!?]{0,40}\bback\b(?! (?:by|out|an?|half|one|two|\d))|\bback (?:to|in) (?:how|where|what|(?:the|its|their|his|her) (?:old|original|earlier|previous|former|first|usual)|that\b|normal)|\bback(?: (?:to|on) \p{L}+)?,? (?:as|like|how|where) (?:it|that|they) (?:was|were|had been)\b|\b(?:restore|reinstate)\b/iu;
const UNDECIDED = /\?\s*$|\b(?:not|never|don['’]?t|shall|should i|could i)\b/i;
/** 'Back to how it was', 'put it back there': no question is put like that, and nothing new is meant. */
export const putsBack = (clause: string): boolean => BACK.test(clause) && !UNDECIDED.test(clause);

/** 'The hour back to the old one': of when it is, and of nothing else. */
export const saysWhen = (clause: string): boolean => /\b(?:hours?|times?|day|date|slot)\b/i.test(clause);

const RIGHT = '(?:right|correct|fine|good|better|the (?:right|good|better|best) one)';
const FIRST = '(?:first|original|old|earlier|previous)';
const WAS_RIGHT = new RegExp(
  String.raw`\b(?:i|it|we|that|you)\b(?: (?:was|were|had (?:it|that)|got (?:it|that)))? ${RIGHT} (?:the first time|before|originally|at first|to begin with|in the first place)\b` +
    String.raw`|\b${FIRST} (?:time|day|hour|date|slot|place|one|name|guess)\b(?: (?:i|you|we) (?:said|told you|had|gave|put))? (?:was|is)(?: \p{L}+)? ${RIGHT}\b`,
  'iu',
);
/** 'I had it right the first time', 'the first hour was the good one': so it is to be as it was before it was put right. */
export const wasRightBefore = (clause: string): boolean => WAS_RIGHT.test(clause) && !UNDECIDED.test(clause);
