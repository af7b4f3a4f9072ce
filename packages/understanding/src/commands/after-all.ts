const ONTO =
  /\b(?:send|do|book|invite|make|put|go|set|schedule|add|get)\b[^.!?]{0,20}\b(?:it|that|this|them|him|her|one|ahead|in|out|up|all)\b|\b(?:after all)\b/i;
const NOT = /\b(?:not|never|no|don['’]?t|without|later)\b/i;

/** 'OK she's fine with it, send it', behind a no: what was turned down is wanted now. */
export const wantsAfterAll = (message: string): boolean => ONTO.test(message) && !NOT.test(message);
