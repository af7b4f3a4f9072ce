import { plainWords } from '../text/plain.ts';

/**
 * What a word is for in what people ask to keep in mind. One letter a class, so that a sentence becomes a short string of
 * them and its shape can be read; words without a class are names ('focus work'), and only some shapes have room for those.
 */
const classes: Readonly<Record<string, string>> = {
  // not
  N: "no not never don't dont avoid without cannot can't won't nothing none",
  // events of whatever kind
  A: 'anything something everything events event appointments appointment entries things stuff bookings',
  // kinds of meetings
  K: 'meetings meeting calls call syncs sync standups standup interviews interview reviews review demos demo workshops workshop oneonones oneonone videocalls videocall conferences conference checkins checkin sessions session',
  // what is done to a calendar
  P: 'book booking schedule scheduling put plan planning set accept take have do make add offer propose suggest arrange give allow want wants like prefer prefers need hold place',
  // keeping
  E: 'keep leave reserve protect block save guard',
  // kept
  F: 'off blocked reserved protected untouched mine myself private unavailable busy',
  // 'Fridays are free' says the opposite of 'keep Fridays free'
  Z: 'free clear open empty',
  V: 'available',
  W: 'work working office hours workday workdays worktime',
  B: 'start begin starts begins',
  D: 'finish stop end finishes stops ends',
  e: 'earliest',
  l: 'latest',
  T: 'between before after around',
  G: 'buffer buffers gap gaps break breaks pause pauses breather',
  O: 'only',
  R: 'default defaults long last lasts length duration',
  f: 'for',
  b: 'backtoback',
  // 'lunches with other people', and none alone
  o: 'withothers',
  // breaks that people take every day
  M: 'lunch lunches breakfast breakfasts dinner dinners lunchtime siesta nap prayer',
};

const classOf = new Map(
  Object.entries(classes).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

const IDLE = new Set(
  "i i'd i'm i'll i've me my we our us you please pls plz thanks thank the a an is are be should would could shall will must to at on in of from that this always ever usually normally generally general by it it's as well also just really all any at up with and or but so let's lets let daily every each day days time times them they take takes being by during limits mean means meaning remember".split(
    ' ',
  ),
);

/** What joins two words into another one, before anything is read. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:1[:-]1|one[- ](?:on|to)[- ]one)(s?)\b/gi, 'oneonone$1'],
  [/\bback[- ]to[- ]back\b/gi, 'backtoback'],
  [/\b(check|stand)-?(?: )?(in|up)(s?)\b/gi, '$1$2$3'],
  [/\bvideo calls?\b/gi, 'videocalls'],
  [/\bin[- ]between\b/gi, 'between'],
  [/\bdo not\b/gi, "don't"],
  [/\b(?:off[- ]limits|not available|no[- ]go)\b/gi, 'off'],
  [/\bno[- ]?one\b/gi, 'none'],
  // 'The last 30 minutes' would be a time.
  [/\blasts? (?=\d|an? |half|one|two|three)/gi, 'take '],
  // What every rule means anyway.
  [
    /\bfor (?:me|us)\b|\bfrom (?:now|today)(?: on)?\b|\bunless i (?:say|tell you) (?:otherwise|so|something else)\b/gi,
    ' ',
  ],
  [/\b(?:any ?more|any longer)\b/gi, ' '],
  [/\bphone calls?\b/gi, 'calls'],
  // Calls with suppliers are supplier calls.
  [
    /\b(meetings?|calls?|reviews?|interviews?|demos?|syncs?) with (?:the |my |our )?(\p{L}+)(?= (?:are|is|should be|last|take)\b)/giu,
    '$2 $1',
  ],
  // 'Keep 12 to 1 free, that is my swim': what it is for changes nothing about when.
  [
    /,?\s*\b(?:(?:that|it|which)(?: is|['’]s)|because of)\s+(?:my|the|our|a)\s+[\p{L} ]{1,40}[.!]?\s*$/giu,
    ' ',
  ],
  // 'The baby naps 12:30 to 2:30 every day, so don't plan anything then': that time is blocked, whatever for.
  [
    /^.*?(?=\b\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m)?\s*(?:to|-|–|till|until)\b)(.*?)[,;]?\s*(?:and |so )?(?:please )?(?:never|don['’]?t|do not) (?:ever )?(?:put|book|plan|schedule|add) (?:anything|something|things)(?: in)?\s+(?:there|then|in that time|at that time)\s*[.!]?\s*$/gi,
    '$1 blocked',
  ],
  // With people is what calls and meetings are.
  [/\b(meetings?|calls?) with (?:other |any |more )?(?:people|others|anyone|anybody|someone)\b/gi, '$1'],
  // A lunch alone is another matter.
  [
    /\bwith (?:other |any |more )?(?:people|others|anyone|anybody|someone|somebody|guests|friends|colleagues)(?: else)?\b/gi,
    'withothers',
  ],
  // A game of chess is chess.
  [/(?<=\p{L} )(?:games?|sessions?|lessons?)\b/giu, ' '],
];

export const joined = (text: string): string =>
  JOINED.reduce((said, [pattern, word]) => said.replace(pattern, word), text);

export const wordClass = (word: string): string | undefined => classOf.get(word);
export const isIdle = (word: string): boolean => IDLE.has(word);

const singular = (word: string): string => {
  // 'Lunches' and 'brushes' have one letter more.
  if (/(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

/** A kind of event by its words: 'calls' and 'a call' are the same kind. */
export const kindOf = (words: readonly string[]): string => words.map(singular).join(' ');

const MEETINGS = new Set((classes.K ?? '').split(' ').map(singular));
for (const word of 'retro retrospective planning huddle 1on1 kickoff allhands townhall onsite pitch debrief appraisal'.split(
  ' ',
))
  MEETINGS.add(word);

/** An event as a rule looks at it; without a name nobody knows what it will be. */
export interface EventKind {
  readonly title?: string | undefined;
  readonly hasGuests: boolean;
}

const wordsOf = (title: string): string[] => plainWords(joined(title)).map(singular);

/** Where people come together: by its guests, or by its name. */
export const isMeeting = ({ title, hasGuests }: EventKind): boolean =>
  hasGuests || wordsOf(title ?? '').some((word) => MEETINGS.has(word));

/** Is an event of the kind that a rule speaks of? */
export function isOfKind(kind: string | undefined, event: EventKind): boolean {
  if (kind === undefined) return true;
  if (kind === 'meeting') return isMeeting(event);
  const words = new Set(wordsOf(event.title ?? ''));
  return kind.split(' ').every((word) => words.has(word));
}

/** Is it what a time is kept for: lunch, in the hour of lunch? With others it is no longer one's own time. */
export const isFor = (label: string | undefined, { title, hasGuests }: EventKind): boolean =>
  label !== undefined && !hasGuests && isOfKind(label, { title, hasGuests });
