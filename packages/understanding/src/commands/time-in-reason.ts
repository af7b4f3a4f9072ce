const RULED_OUT =
  /n['’]t\b|\b(?:not|no|never|cannot|cant|wont|doesnt|isnt|without|unless|except|before|after|until|till|busy|away|out|off|closed|full|taken|gone|late)\b/i;

/** 'She can't do Friday', 'he is away until Tuesday': the time in it is no time to go to. */
export const rulesOutTime = (reason: string): boolean => RULED_OUT.test(reason);

const THERE = /\b(?:there|then|accordingly|(?:change|fix|correct|adjust|update) (?:it|that))\b/i;
const BETTER =
  /\b(?:better|suits?|prefers?|rather|works?|wants?|likes?|says?|said|starts?|begins?|opens?|offer(?:s|ed)?|suggest(?:s|ed)?|propose[sd]?|asked)\b/i;

/** 'The piano comes on Monday, so put it there', 'half past suits her better, so shift it': the time in it is where to. */
export const leadsToTime = (reason: string, rest: string): boolean =>
  !rulesOutTime(reason) && (THERE.test(rest) || BETTER.test(reason));

const HOUR_BETTER =
  /\b(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b(?=\s+(?:(?:would|will|might)\s+)?(?:suits?|works?|fits?|(?:is|be)\s+better)\b)/i;

/** 'Nine would be kinder to her': a number that is an hour because of what is said of it. */
export const hourSuiting = (reason: string): string | undefined => HOUR_BETTER.exec(reason)?.[0];
