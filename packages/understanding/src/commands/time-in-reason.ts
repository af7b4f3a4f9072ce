const RULED_OUT =
  /n['’]t\b|\b(?:not|no|never|cannot|cant|wont|doesnt|isnt|without|unless|except|before|after|until|till|busy|away|out|off|closed|full|taken|gone|late)\b/i;

/** 'She can't do Friday', 'he is away until Tuesday': not a time to move to. */
export const rulesOutTime = (reason: string): boolean => RULED_OUT.test(reason);

const THERE = /\b(?:there|then|accordingly|(?:change|fix|correct|adjust|update) (?:it|that))\b/i;
const BETTER =
  /\b(?:better|suits?|prefers?|rather|works?|wants?|likes?|says?|said|starts?|begins?|opens?|offer(?:s|ed)?|suggest(?:s|ed)?|propose[sd]?|asked)\b/i;

/** 'The piano arrives on Monday, so do it then', 'Ola prefers noon, so shift it': the time to move to. */
export const leadsToTime = (reason: string, rest: string): boolean =>
  !rulesOutTime(reason) && (THERE.test(rest) || BETTER.test(reason));

const HOUR_BETTER =
  /\b(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b(?=\s+(?:(?:would|will|might)\s+)?(?:suits?|works?|fits?|(?:is|be)\s+better)\b|\s+(?:rather than|instead of)\s+(?:\d{1,2}|\p{L}{3,6})\b)/iu;

/** 'Nine works better for Kim', 'he says three rather than two': the words after the number show that it is an hour. */
export const hourSuiting = (reason: string): string | undefined => HOUR_BETTER.exec(reason)?.[0];

const HOUR = String.raw`(?:half past |quarter (?:past|to) )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: ?[ap]m| o['’]clock)?`;
const HOUR_TOLD = new RegExp(
  String.raw`\b(?:says?|said|reads|wrote|meant|means|it['’]?s|it is|is|was|(?:at|for)) (${HOUR})(?: (?:not|instead|actually)\b.*)?[\s.!)]*$`,
  'i',
);
/** 'The card says three', 'she wrote half past one': at the end of what puts an hour right, it is the hour. */
export const hourTold = (reason: string): string | undefined =>
  rulesOutTime(reason) ? undefined : HOUR_TOLD.exec(reason)?.[1];
