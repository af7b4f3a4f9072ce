import { distance } from '../text/distance.ts';
import { MANNERS, TIES } from '../when/text/idle-words.ts';

/**
 * What a word is for where somebody speaks of the messages that we send unprompted. Whatever has no class and is not
 * idle names something that only distinguishes such a message: an event, a person, an occasion.
 */
const CLASSES = {
  /** Not, or no longer. */
  not: "no not never don't dont stop quit none nothing without doesn't isn't cannot can't off disable drop skip cancel remove",
  /** Silence. */
  quiet: 'quiet silent silence mute muted hush donotdisturb dnd',
  /** What comes before events. */
  alert:
    'alert alerts alerted alerting warn warned warning warnings headsup nudge nudges nudged nudging notice prewarning reminder reminders remind reminded reminding',
  /** Any message. */
  message:
    'ping pings pinging pinged buzz buzzing buzzes beep beeping beeps message messages msg msgs messaging notify notified notifying notification notifications notif notifs text texts texting bother bothering disturb disturbing peep sound noise contact vibrate ring',
  ahead: 'before ahead prior beforehand advance',
  /** Than it is: how much is not said. */
  relative: 'earlier sooner later longer',
  /** Events of whatever kind. */
  event:
    'everything anything something stuff things thing event events meeting meetings mtg mtgs mtng mtngs appointment appointments appt appts entry entries',
  overview:
    'overview overviews summary summaries rundown rundowns plan plans list lists schedule lineup agenda briefing briefings brief digest recap outline itinerary programme program lookahead preview',
  day: 'day',
  dayahead: 'dayahead',
  week: 'week weeks',
  /** What replaces what was said before it. */
  rather: 'correction',
  /** What the next words are not to be. */
  instead: 'insteadof',
  break: ', . ; : ! ? and but then plus n & / ( ) * •',
} as const;

export type WordClass = keyof typeof CLASSES;

const classOf = new Map(
  (Object.entries(CLASSES) as [WordClass, string][]).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
);
const LONG = [...classOf.keys()].filter((word) => word.length >= 7);

/** Long words with a wrong letter still count: 'evrything', 'notifcations'. */
function mended(word: string): string {
  if (word.length < 6) return word;
  return LONG.find((known) => known[0] === word[0] && distance(word, known, 1) <= 1) ?? word;
}

export const wordClass = (word: string): WordClass | undefined =>
  classOf.get(word) ?? classOf.get(mended(word));

const OWN_IDLE = new Set(
  `each every all always ever only even send sending sent give giving get getting show tell let want wanted need receive put set
  make keep stay say enough plenty late early short quick whole full complete entire daily usual regular phone mobile turn
  switch way during after my day's days im i'm i'd i'll that's time times hours come comes coming both or too
  either which what's w smth small sleep asleep more per automatically leave alone rather pls plz plss thx ty tho though u ur anymore anyway altogether exactly mode again back night nite`.split(
    /\s+/,
  ),
);
export const isIdle = (word: string): boolean =>
  OWN_IDLE.has(word) || TIES.has(word) || MANNERS.has(word) || !/[\p{L}\p{N}]/u.test(word);

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** What joins words into another one, or spells out what is written short, before anything is read. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ]/g, "'"],
  // Points of a list.
  [/(?:^|\s)(?:[-–—*•]|\d\))\s/g, ' , '],
  [/\bbefore i forget\b|\bif (?:possible|you can|that works)\b/gi, ' '],
  [/\bheads?[- ]?ups?\b/gi, 'headsup'],
  [/\brun[- ]down/gi, 'rundown'],
  [/\bline[- ]up\b/gi, 'lineup'],
  [/\bdo not disturb\b/gi, 'donotdisturb'],
  [/\bdo(?:es)? not\b|\bdon['´`]?t\b/gi, "don't"],
  [/\bnot (?:a|one) (?=peep|beep|ping|sound|word|message|buzz)/gi, 'no '],
  [/\b(?:not|nothing|none) at all\b/gi, 'nothing'],
  [/\b(?:rather than|instead of|in place of)\b/gi, ' insteadof '],
  [
    /\b(?:no,? wait|wait,? no|sorry,?(?: i mean)?|i mean|i meant|make (?:that|it)|or rather|actually)\b/gi,
    ' correction ',
  ],
  [
    /\b(?:from|starting) (?:now|today|tomorrow)(?: on(?:wards)?)?\b|\bin (?:the )?future\b|\bwhile (?:i'?m|i am) (?:asleep|sleeping)\b/gi,
    ' ',
  ],
  [/\b(?:(?:one|a|the|1) )?(?<!\d )day before\b/gi, '1 day before'],
  [/\boff[- ]limits\b/gi, 'quiet'],
  [/\bwkends?\b/gi, 'weekends'],
  [/\bwhat(?:'s| is| comes| i (?:have|got)| i've got)(?: (?:on|up|coming))?\b/gi, 'agenda'],
  [/\bbef\b|\bbfr?e?\b|\bb4\b/gi, 'before'],
  [/\baft\b/gi, 'after'],
  // Behind an event, and not behind an hour.
  [
    /\bafter (?=(?:every|each|all|any|my) |(?:meeting|event|appointment)s?\b|(?:every|any)thing\b)/gi,
    'afterwards ',
  ],
  [/\bdurin\b/gi, 'during'],
  [/\b(?:the )?(?:hour|60)-before\b/gi, '1 hour before'],
  [
    /(?<!\b(?:an?|one|half|full|whole|the|\d) )\bhour(?:'s)? (?=notice|warning|headsup|before|ahead|alert)/gi,
    '1 hour ',
  ],
  [/\b(before(?: \w+){1,3}?) (?:starts?|begins?)\b/gi, '$1'],
  [/\ball[- ]day\b/gi, 'allday'],
  // The night says when: '10 night' is no '10th night'.
  [/(\d|\b(?:eight|nine|ten|eleven|twelve)) (?:@ |in the |at )?ni(?:te|ght|hgt|gth)\b/gi, '$1 at night'],
  // 'At ten to seven' is a time of day; without 'at' it is from ten until seven.
  [
    new RegExp(
      `(?<!\\b(?:at|before|after|until|till|by|past|around) )\\b(?:from )?(${HOURS}) to (${HOURS})\\b`,
      'gi',
    ),
    'between $1 and $2',
  ],
  // '22h' is an hour of the day, unless it is how long before.
  [/\b(\d{1,2})h(\d{2})\b(?! ?(?:before|ahead|prior|in advance))/gi, '$1:$2'],
  [
    /\b(\d{1,2}) ?h\b(?! ?(?:\d|before|ahead|prior|in advance|early|earlier|warning|notice|headsup))/gi,
    '$1:00',
  ],
  // A look at tomorrow is one thing, something that shall come tomorrow another.
  [
    /\b(?:(?:for|of|about) )?(?:the |my )?(?:next|nxt|following) day\b|\btomorrow's\b|\b(?:for|of|about) tomorrow\b|(?<=agenda )tomorrow\b/gi,
    'dayahead',
  ],
  [/\btonight\b(?=.*\bevery (?:evening|night)\b)/gi, ' '],
];

export const joined = (text: string): string =>
  JOINED.reduce((said, [pattern, word]) => said.replace(pattern, word), text);

/** Back to what was said, for the person who is asked about it. */
export const unjoined = (word: string): string => SAID[word] ?? word;
const SAID: Readonly<Record<string, string>> = {
  dayahead: 'tomorrow',
  afterwards: 'after',
  allday: 'all-day',
};
