import { plainWords } from '../text/plain.ts';

/** 'The other Tom' → 'Tom': the one of that name who is not in it. */
export const otherNamed = (span: string): string | undefined =>
  /^(?:the |that |my )?other (?!one\b)(\p{L}.*)$/iu.exec(span.trim())?.[1];

/** 'Emma instead', 'rather Emma': in the place of somebody. 'Instead of Carla' says itself of whom. */
export const saysInstead = (clause: string): boolean =>
  /\binstead\b(?!\s+of\b)|\brather\b(?!\s+(?:than|not)\b)/i.test(clause);

const IN_ITS_PLACE =
  /\binstead\b|\b(?:in|on|into|for) (?:its|that|their|the same) (?:place|stead|spot|slot|hour|time)\b|\bthat (?:hour|slot|time)\b|\bthere\b/i;
/** 'Put the haircut there instead', 'in its place': where something was that goes. */
export const saysInItsPlace = (clause: string): boolean => IN_ITS_PLACE.test(clause);

/** 'And two to four Gardening': it goes on with what was just done. */
export const goesOn = (clause: string): boolean => /^\W*(?:and|then|so|n|&)\b/i.test(clause);

const ALSO = new Set('also too plus add adding additionally both along besides join joins'.split(' '));
/** 'Tom Baker too', 'and add Tom': one more, in nobody's place. */
export const saysAlso = (clause: string): boolean => {
  const words = plainWords(clause);
  return words[0] === 'and' || words.some((word) => ALSO.has(word)) || /\bas well\b/i.test(clause);
};

/** 'Just Ana', 'only Ana then': nobody else. */
export const saysOnly = (clause: string): boolean => /\b(?:just|only)\b/i.test(clause);

/** 'Invite the other Tom': to those who are there. */
export const invitesMore = (clause: string): boolean => /\b(?:invit\w+|bring|ask)\b/i.test(clause);

const OFFERS =
  /\b(?:s?he|they)(?:['’](?:d|ll|s|re))?\s+(?:\w+\s+){0,2}?(?:could|can(?!['’]?t|not)|offer\w*|suggest\w*|propos\w*|prefers?|rather|free|works?)\b/i;
const SUITS_THEM = /\b(?:suits?|works?\s+for|fine\s+(?:by|with|for))\s+(?:him|her|them)\b/i;
/** 'She could do Friday', 'Friday suits him': they offer another time, so they are not left out. */
export const offersOtherTime = (clause: string): boolean => OFFERS.test(clause) || SUITS_THEM.test(clause);

/** 'Take both off the review': they leave it, but it stays. */
export const saysOff = (clause: string): boolean => /\b(?:off|uninvit\w+)\b/i.test(clause);
