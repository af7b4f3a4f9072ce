const HALF =
  /\bhalf (?:of )?(?:that|it|this|its length|the (?:length|time))\b|\bhalf as long\b|\b(?:in|by) half\b/i;
const DOUBLE =
  /\btwice (?:as long|that|the (?:length|time))\b|\bdoubles? (?:it|that|its length|the (?:length|time))\b/i;

/** 'Half of that will do', 'make it twice as long': how long in proportion to how long it is. */
export function proportionIn(clause: string): number | undefined {
  if (HALF.test(clause)) return 1 / 2;
  return DOUBLE.test(clause) ? 2 : undefined;
}

/** 'They said forty minutes, so make it that long': as long as was said before. */
export const saysThatLong = (clause: string): boolean => /\b(?:that|this|so) long\b/i.test(clause);
