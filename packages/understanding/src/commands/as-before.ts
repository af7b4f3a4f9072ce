const AS_BEFORE =
  /\b(?:(?:just )?(?:as|like|where|how|what) (?:it|that|this|he|she|they) (?:was|were|had been|used to be)(?: (?:before|originally))?|(?:as|like) (?:before|originally)|(?:its|the|their|that) (?:old|original|earlier|previous|former) (?:time|slot|place|hour|day|spot|date))\b/i;

/** 'Back to Tuesday like before', 'at three as it was': the words that say so. */
export const asBefore = (clause: string): string | undefined => AS_BEFORE.exec(clause)?.[0];

const HOW_IT_WAS =
  /\b(?:when|what (?:time|day|date)|which (?:time|day|date)|where)\b.{0,40}\b(?:was|were|had)\b.{0,40}\b(?:before|originally|at first|first|until now)\b|\bwhat (?:was|were) (?:the|its|their) (?:old|original|earlier|previous|former) (?:time|day|date|slot|hour|place)\b/i;
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
