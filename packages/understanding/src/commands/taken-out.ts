const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** '… with Ana and Ben. Leave Ben off', 'not Ben': that one of those who were named does not come. */
export function isTakenOut(name: string, clause: string): boolean {
  const who = `${escaped(name.trim())}(?![\\p{L}\\p{N}])`;
  const out = String.raw`\b(?:not|without|minus|drop|scratch|forget|skip|lose|leave out)\s+${who}|\bleave\s+${who}\s+(?:off|out)|${who}\s+(?:off|out)\b`;
  return new RegExp(out, 'iu').test(clause) && !new RegExp(`\\bnot (?:only|just) ${who}`, 'iu').test(clause);
}

/** 'Emma instead of her': in the place of somebody who is only pointed at. */
export const insteadOfThem = (clause: string): boolean => /\binstead of (?:him|her|them)\b/i.test(clause);
