const AS_BEFORE =
  /\b(?:(?:just )?(?:as|like|where|how|what) (?:it|that|this|he|she|they) (?:was|were|had been|used to be)(?: (?:before|originally))?|(?:as|like) (?:before|originally)|(?:its|the|their|that) (?:old|original|earlier|previous|former) (?:time|slot|place|hour|day|spot|date))\b/i;

/** 'Back to Tuesday like before', 'at three as it was': the words that say so. */
export const asBefore = (clause: string): string | undefined => AS_BEFORE.exec(clause)?.[0];
