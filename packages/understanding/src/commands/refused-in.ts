const REFUSED =
  /^\W*(?:and |but )?(?<who>\p{L}{2,}?)(?:['’]?s)?\s+(?:can (?:do|survive|manage|live|cope)\s+w(?:\/|ith)?out (?:me|us)|will (?:do|survive|manage|cope) w(?:\/|ith)?out (?:me|us)|(?:is |gets |= ?)?an? (?:\w+ )?no)\W*$/iu;

/** 'Ben's a firm no', 'Tom can do without me', said next to another answer: whose invitation is turned down. */
export const refusedIn = (aside: string): string | undefined => REFUSED.exec(aside.trim())?.groups?.who;
