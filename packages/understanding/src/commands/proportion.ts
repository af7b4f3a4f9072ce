const HALF =
  /\bhalf (?:of )?(?:that|it|this|its length|the (?:length|time))\b|\bhalf as long\b|\b(?:in|by) half\b/i;
const DOUBLE =
  /\btwice (?:as long|that|the (?:length|time))\b|\bdoubles? (?:it|that|its length|the (?:length|time))\b/i;

const HALVES = /\bhalv(?:e|ed|ing)\b|\b(?:needs?|takes?|wants?) (?:only |just )?half (?:of )?that\b/i;
const BARE =
  /^(?:(?:in|by|to|cut|shorten|reduce|only|make it) )*(?:half|twice|double[sd]?)(?: of| as(?: long| much)?| that| it| the (?:length|time))*$/i;

/**
 * 'Half of that will do', 'make it twice as long': how long in proportion to how long it is, where the words for its
 * length say nothing else.
 */
export function proportionIn(clause: string, lengths: readonly string[]): number | undefined {
  if (lengths.length === 0 && HALVES.test(clause)) return 1 / 2;
  if (!BARE.test(lengths.join(' ').trim())) return undefined;
  if (HALF.test(clause)) return 1 / 2;
  return DOUBLE.test(clause) ? 2 : undefined;
}

/** 'They said forty minutes, so make it that long': as long as was said before. */
export const saysThatLong = (clause: string): boolean => /\b(?:that|this|so) long\b/i.test(clause);

const LATE = /\b(?:running|late|behind|delayed)\b/i;
/** 'Running ten minutes late for it, push it back': the delay is how far. */
export const saysLate = (clause: string): boolean => LATE.test(clause);
