const NOT = /^(?<said>.+?)[,;]?\s+(?:and\s+)?not\s+(?<wrong>[^,;]+)$/iu;

/** 'Milk, not bread': what is meant, and what was wrongly understood. */
export function saidFor(span: string): { readonly said: string; readonly wrong: string } | undefined {
  const { said, wrong } = NOT.exec(span.trim())?.groups ?? {};
  return said && wrong ? { said, wrong } : undefined;
}

/** 'A bottle instead of a card': the same. */
export const saidInsteadOf = (
  span: string,
): { readonly said: string; readonly wrong: string } | undefined => {
  const { said, wrong } =
    /^(?<said>.+?)[,;]?\s+(?:instead of|rather than)\s+(?<wrong>[^,;]+)$/iu.exec(span.trim())?.groups ?? {};
  return said && wrong ? { said, wrong } : undefined;
};

const FIRST_NOT = /^(?<wrong>[^,;]+?)(?:\s*[,;]\s*(?:but\s+)?|\s+but\s+)(?<said>[^,;]+)$/iu;

/** 'Not the roses, the tulips', in one span behind its 'not': the same, the other way round. */
export function saidAfterNot(
  span: string,
  clause: string,
): { readonly said: string; readonly wrong: string } | undefined {
  const before = clause.slice(0, Math.max(0, clause.indexOf(span)));
  const { said, wrong } = (/\bnot\s+$/i.test(before) && FIRST_NOT.exec(span.trim())?.groups) || {};
  return said && wrong ? { said, wrong } : undefined;
}

const BOUND = /^(?:not )?(?:before|after|until|till|by|from|past|on|at|around|every)\s+/i;

/** 'Before 9' and then '10' is before 10; 'on Fridays' and then 'Thursdays' is on Thursdays. */
export const withItsBound = (earlier: string, now: string): string =>
  BOUND.test(now.trim()) ? now : `${BOUND.exec(earlier.trim())?.[0] ?? ''}${now}`;

const MEANT =
  /\b(?:i|we) (?:mean|meant)\b|\binstead\b|\b(?:correct|change|fix) (?:it|that|this)\b|^\W*(?:(?:oh|ah|oops|sorry|wait)\W+)*(?:wrong\b|(?:no|nope)(?:\s*[,.;:!–-]|\s+(?:wait|sorry)\b))/i;
/** 'That was the wrong one', 'not that one': it was done to something else than was meant. */
export const meansAnother = (clause: string): boolean =>
  /\bwrong (?:one|event|meeting|entry)\b|\bnot (?:that|this)(?: one)?\b|\bi (?:mean|meant)\b|\b(?:said|got|had) (?:it|that|them|the name) wrong\b|\b(?:mixed|muddled) (?:them|those|these|it) up\b|\bthe (?:first|second|third|last|other)(?: one)? (?:stays|remains)\b/i.test(
    clause,
  );

const PUTS_RIGHT =
  /^\W*(?:(?:(?:then|so|oh|ah|well|ok|okay|hm+)\W+)+(?=(?:no|nope|nah)\b))?(?:no|nope|nah|not)\b|\b(?:actually|rather|sorry|w?oops|wait|instead|i mean|i meant|(?:make|change) that)\b/i;
/** 'Actually at seven', 'make that ten': what was said or done before is put right. */
export const putsRight = (clause: string): boolean => PUTS_RIGHT.test(clause);

/** 'Make it eight': what it is to be, of something new or of something that is there. */
export const saysMakeIt = (clause: string): boolean => /\bmake it\b/i.test(clause);

const MORE =
  /\b(?:and|also|plus|as well|add)\b|\btoo\b(?!\s+(?:late|early|long|short|much|many|soon|far)\b)/i;

/** 'I meant milk', 'no, milk': this replaces what was said before, it does not add to it. */
export const meansInstead = (clause: string): boolean => MEANT.test(clause) && !MORE.test(clause);
