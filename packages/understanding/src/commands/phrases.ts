import { distance } from '../text/distance.ts';
import { plainWords } from '../text/plain.ts';

/**
 * What a span says beyond its role. This file and the reader are the only places that look at people's words; the
 * manager never does.
 */

const RELATIVE = new Set('after before following previous later earlier that'.split(' '));
/** 'The week after', 'the day before', 'that week': relative to the time under discussion. */
export const isRelativeToSpokenTime = (span: string): boolean =>
  plainWords(span).some((word) => RELATIVE.has(word));

/** 'That hour', 'the same slot', 'in that gap': a time that was just mentioned. */
export const isThatTime = (span: string): boolean =>
  /^(?:in\s+|at\s+)?(?:exactly\s+|just\s+)?(?:that|this|the)(?:\s+(?:same|very|whole|entire|free))?\s+(?:time|hour|slot|gap|window|one|spot|stretch|break)$/i.test(
    span.trim(),
  );

/** 'Put it there', 'in there then': where was just spoken of. */
export const saysThere = (span: string): boolean => /^(?:in |right )?there(?: then)?$/i.test(span.trim());

/** 'The whole stretch', 'all of it', of a time that was just mentioned: as long as that lasts, and no whole day. */
export const saysAllOfIt = (span: string): boolean =>
  /\b(?:all|whole|entire)\b/i.test(span) && plainWords(span).every((word) => ALL_OF_IT.has(word));
/** 'Block that entire stretch for me': the words of a clause that say so. */
export const allOfIt = (clause: string): string | undefined =>
  /(?:\b(?:that|this|the) )?\b(?:whole|entire) (?:free )?(?:stretch|gap|slot|window|time)\b|\ball of (?:it|that)\b/i.exec(
    clause,
  )?.[0];
const ALL_OF_IT = new Set(
  'all of it that the this whole entire stretch gap slot window time block thing'.split(' '),
);

/** 'When is mine?', of something that was somebody else's. */
export const saysMine = (clause: string): boolean => plainWords(clause).includes('mine');

/** 'His appointments', 'all her calls': somebody else's. */
export const saysTheirs = (set: string): boolean => /\b(?:his|her|their)\b/i.test(set);

const THEIRS = /^(.*\S)\s+(his|her|their) time$/i;
/** '10 their time': the hour, and whose clock it is on. */
export const onTheirClock = (span: string): { readonly time: string; readonly whose: string } | undefined => {
  const [, time, whose] = THEIRS.exec(span) ?? [];
  return time && whose ? { time, whose } : undefined;
};

const WHOSE_CLOCK = /^(?:his|her|their|theirs|hers|she|he|they)$/i;
const WHERE = /\bin\s+(\p{L}[\p{L}\s.'’-]*)$/iu;
/** Where somebody is on whose clock a time was said: 'my sister in Manila', '8pm her time'. */
export const placeOfClock = (whose: string, named: string): string | undefined =>
  WHOSE_CLOCK.test(whose.trim()) ? WHERE.exec(named.trim())?.[1] : undefined;

const DIRECTIONS = new Set('later earlier sooner before after back forward'.split(' '));
/** 'An hour later' says where to, 'only half an hour' does not. */
export const hasDirection = (shift: string): boolean =>
  plainWords(shift).some((word) => DIRECTIONS.has(word)) || /^\s*[-+]/.test(shift);

const HALVES = /[ap]\.?m\b|\b(?:morning|evening|afternoon|night|noon|midnight)\b/i;
/** Whether the half of the day was said. */
export const saysHalfOfDay = (clock: string): boolean => HALVES.test(clock);

const DIGITAL = /\b(?:0\d|1[3-9]|2[0-4])[:.h]\d\d\b/i;
/** '08:00', '17:30': written as no clock with two halves shows it. */
export const isDigital = (clock: string): boolean => DIGITAL.test(clock);

/** 'I mean the days, times can stay': two events change days and keep their hours. */
export const saysDaysOnly = (span: string): boolean => {
  const words = plainWords(span);
  return (
    words.includes('days') ||
    (words.includes('day') && words.some((word) => word === 'time' || word === 'times'))
  );
};

/** 'I mean the whole series, every week'. */
export const saysWholeSeries = (span: string): boolean =>
  /\b(?:whole|entire)\s+series\b|\ball of them\b|\bevery\s+(?:single\s+)?(?:one|week|time)\b/i.test(span);

const IDLE = new Set('this that the and for a on at in of to'.split(' '));
/** 'This', 'for the': words that say nothing without what follows them. */
export const isIdle = (span: string): boolean => plainWords(span).every((word) => IDLE.has(word));

const KEEP =
  /^\W*(?:(?:please|pls|and|also|ok|so|can you|could you)\W+)*(?:remember|keep in mind|bear in mind)\b/i;
/** 'Remember I like mornings': asks in so many words to keep it. */
export const asksToKeep = (clause: string): boolean => KEEP.test(clause);

/** 'Start it on the 3rd', 'it begins a day earlier': its beginning, and not all of it. */
export const saysStart = (clause: string): boolean =>
  /\b(?:start|starts|starting|begin|begins|beginning)\b/i.test(clause);

const DO_IT =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|yep|right|great|perfect|good|fine|cool|lovely|brilliant|then|so|please|and)\W+)*(?:let['’]?s\s+)?(?:do|go (?:for|with)|take|have)\s+(?:that|it|this)(?:\s+one)?(?:\W+(?:then|please|pls|thanks|thank you|ta|cheers))*\W*$/i;
/** 'OK do that', 'let's do it then', and nothing else. */
export const agreesToIt = (message: string): boolean => DO_IT.test(message);

/** 'Between two and five': somewhere in there, where it does not last that long. */
export const saysBetween = (time: string): boolean => /\bbetween\b/i.test(time);

const EMPTY_DAY =
  /\b(?:which|what|any|a|my|the) (?:\p{L}+ )?days?\b.{0,60}\b(?:nothing (?:on|in|at all|planned)|(?:completely|totally|entirely|wholly|fully|all) (?:free|empty|clear|open)|is empty|are empty|no (?:events|appointments|meetings|plans))\b/iu;
/** 'Which day next week has nothing on it at all?': whole days, and no gaps. */
export const asksEmptyDay = (clause: string): boolean => EMPTY_DAY.test(clause);

/** 'An hour each', 'all for 45 minutes': of every one. */
export const saysEach = (clause: string): boolean =>
  plainWords(clause).some((word) => word === 'each' || word === 'both' || word === 'all');

const RIGHT_AFTER =
  /\b(?:straight|right|directly|immediately|just) (?:after|afterwards)(?: then)?(?= for\b|[\s]*(?:[,.;!)]|$))/i;
/** 'Then the vet straight after, half an hour': behind what was said just before, which is not named again. */
export const saysRightAfter = (clause: string): boolean => RIGHT_AFTER.test(clause);

/** '3', '#2', '4.': nothing but a number. */
export const bareNumber = (message: string): number | undefined => {
  const [, digits] = /^\s*#?\s*(\d{1,2})\s*[.)!]?\s*$/.exec(message) ?? [];
  return digits ? Number(digits) : undefined;
};

/** As few as an answer has that is nothing else. */
export const fewWords = (message: string): boolean => {
  const { length } = plainWords(message);
  return length > 0 && length <= 5;
};

const RULING_OUT = new Set(
  'not but except never neither nor without anyone isn isnt wasn don dont'.split(' '),
);
/** 'Not Reed', 'anyone but him': a name in it is not the one. */
export const rulesOut = (span: string): boolean => plainWords(span).some((word) => RULING_OUT.has(word));

const THAT_WEEKDAY = /\b(?:the|that) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:before|after))/i;
/** 'The Saturday', 'that Wednesday': one that was spoken of, where there is one. */
export const saysThatWeekday = (span: string): boolean => THAT_WEEKDAY.test(span);

const BARE_WEEKDAY =
  /^(?:to |on |for |the )*(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b/i;
/** 'Tuesday', 'on Tuesday at nine': neither 'this' nor 'next', and no date. */
export const namesBareWeekday = (span: string): boolean =>
  BARE_WEEKDAY.test(span.trim()) && !/\b(?:this|next|coming|week|\d{1,2}(?:st|nd|rd|th))\b/i.test(span);

/** 'The reminder', 'that reminder about the bins'. */
export const namesReminder = (target: string): boolean =>
  plainWords(target).some((word) => word === 'reminder' || word === 'reminders');

const WHOSE_DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?=\s+\S)/i;
/** 'Tuesdays physio', typed in a hurry, is Tuesday's. */
export const withWhoseDay = (target: string): string => target.replace(WHOSE_DAY, "$1's");

/** 'Ben's dentist' → 'Ben'. */
export const ownerIn = (target: string): string | undefined =>
  /^(\p{L}+)['’]s\s+\S/u.exec(target.trim())?.[1];

/** 'My week', without a day or date in it. */
export const saysWeek = (span: string): boolean => plainWords(span).includes('week');

const MEETINGS = new Set(['meeting', 'meetings']);
/** Meetings have other people in them; events need not. */
export const saysMeetings = (set: string): boolean => plainWords(set).some((word) => MEETINGS.has(word));

const STANDING = new Set(
  'everything everyone everybody series all both each every them it that i have got my day whole entire rest stuff things still left meeting meetings event events call calls appointments what calendar calender calandar schedule diary agenda in on for of mine me em lot other others two three four'.split(
    ' ',
  ),
);
/** Of the words of a set those that tell which: of 'all my rowing' only the rowing. */
export const namesOfSet = (words: readonly string[]): string[] =>
  words.filter((word) => !STANDING.has(word) && !(word.length > 7 && distance(word, 'everything', 2) <= 2));

const CALLS = new Set(['call', 'calls']);
/** 'All my calls': what is called so, where anything is; else whatever there is. */
export const kindInSet = (text: string): string | undefined =>
  plainWords(text).some((word) => CALLS.has(word)) ? 'call' : undefined;

const KINDS = new Set(
  'class classes lesson lessons session sessions appointment visit visits slot slots training trainings practice practices workout workouts course courses game games job jobs'.split(
    ' ',
  ),
);
/** Of 'pottery classes' only the pottery: what kind of thing it is need not be in its name. */
export const withoutKinds = (words: readonly string[]): string[] => words.filter((word) => !KINDS.has(word));

const ONE_OF =
  /^(?:any )?(?:one|1) of (?:the|my|our|these|those|his|her|their) (?:two |three |four )?(?=\S)/i;
/** 'One of the reviews': which one is not said; 'one of them' names none. */
export function oneOfIn(text: string): string | undefined {
  const [lead] = ONE_OF.exec(text.trim()) ?? [];
  return lead === undefined ? undefined : text.trim().slice(lead.length);
}

const ANY = new Set(
  'everything anything all any every each event events meeting meetings appointment appointments calls thing things stuff invite invites invitation invitations calendar schedule agenda diary my our me the a an of on in for'.split(
    ' ',
  ),
);
/** 'All my meetings', 'events': that something is there, not what it is called. */
export const namesAnything = (text: string): boolean => plainWords(text).every((word) => ANY.has(word));

const WHOLE = new Set(
  'everything all every each of them it that those these my the whole entire day rest else other others remaining left event events meeting meetings appointment appointments thing things stuff on in for calendar schedule agenda diary'.split(
    ' ',
  ),
);
/** 'Everything', 'all of them', 'the whole day': each event of a stretch, whatever it is called. */
export const saysEverything = (text: string): boolean =>
  countOfAll(text) !== undefined || plainWords(text).every((word) => WHOLE.has(word));

const COUNTED: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5 };
/** 'Both things', 'all three of them': as many as there are, by a word that says how many. */
export const countOfAll = (text: string): number | undefined => {
  const words = plainWords(text);
  const [count] = words.flatMap((word) => COUNTED[word] ?? []);
  return count !== undefined && words.every((word) => WHOLE.has(word) || word in COUNTED) ? count : undefined;
};

/** 'My 11': a bare number is an hour. */
export const bareHour = (target: string): string | undefined =>
  /^\D*?(\d{1,2}(?:[.:]\d\d)?)\D*$/.exec(target)?.[1];

/** 'At least 45 min', 'only half an hour': the length alone. */
export const bareLength = (length: string): string =>
  length
    .replace(/^at least\s+/i, '')
    .replace(/\b(?:only|just|late|another|free|lasts?|lasting|takes?)\b/gi, ' ')
    .trim();

/** 'Not on Friday', 'only mornings': the time alone. */
export const bareTime = (span: string): string =>
  span.replace(/^(?:only|not|no|never|except)\s+/i, '').trim();

/** 'An hour before' → 'an hour'; 'the evening before' → 'the evening before', which is no length. */
export const leadLength = (lead: string): string =>
  lead.replace(/\s+(?:before|after|earlier|ahead|prior)\b.*$/i, '');

/** 'The evening before' → 'evening'. */
export const leadPart = (lead: string): string => lead.replace(/\b(?:the|before|after)\b/gi, ' ').trim();

/** 'the library' and 'place is the library' are written down as 'library'; 'The Lounge' is a name. */
export const withoutArticle = (name: string): string =>
  name
    .replace(/^(?:the )?(?:place|location|venue|address)(?: is|:) +/i, '')
    .replace(/^(?:the|a|an|my|our) /, '');

const NAMING =
  /^(?:(?:please\s+)?(?:call|name|title|label)\s+(?:it|them|this|that|both|each)(?:\s+as)?|title[:\s])\s*(?=\S)/i;
const NAMED = /\b(?:called|named|titled|entitled|labelled)\s+(?=\S)/i;

/**
 * What an event is called, of all the words that tell what it is: 'a follow-up … call it Workshop follow-up'. What was
 * expressly given as its name comes first; what says the same twice is said once.
 */
export function oneTitle(spans: readonly string[]): string | undefined {
  const given = spans.flatMap((span) => {
    const name = NAMING.test(span) ? span.replace(NAMING, '') : span.split(NAMED)[1];
    return name ? [name] : [];
  });
  const last = given.at(-1);
  if (last) return last;
  const said = spans.filter(
    (span, index) => !spans.slice(index + 1).some((later) => isPartOf(span, later) || isPartOf(later, span)),
  );
  return said.length > 0 ? said.join(' ') : undefined;
}

const isPartOf = (one: string, other: string): boolean => {
  const words = new Set(plainWords(other));
  return plainWords(one).every((word) => words.has(word));
};

/** 'Snooze 10 minutes': the length until it shall come again. */
export const fromNow = (length: string): string => (/^in\b/i.test(length) ? length : `in ${length}`);

/** 'The tasting and the weighing': two names in one span, when it has two. */
export const bothOf = (span: string): readonly [string, string] | undefined => {
  const [one, other, ...more] = span.split(/\s+(?:and|&)\s+/i);
  return one && other && more.length === 0 ? [one, other] : undefined;
};

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** 'Same again in two weeks': so many weeks behind the one that was spoken of, and not behind today. */
export const weeksOn = (span: string): number | undefined => {
  const [, many, unit] =
    /^in (\d{1,2}|\p{L}+) (weeks?|fortnights?)(?:[’']?s?[’']? time)?$/iu.exec(span.trim()) ?? [];
  const count = many ? (NUMBERS[many.toLowerCase()] ?? Number(many)) : Number.NaN;
  return Number.isInteger(count) ? count * (/^f/i.test(unit ?? '') ? 2 : 1) : undefined;
};

/** 'Same again in two weeks', and no question: one more of what was just mentioned. */
export const wantsSameAgain = (clause: string): boolean =>
  /\b(?:same again|(?:the )?same (?:one|thing)|another one|one more|repeat (?:it|that))\b/i.test(clause) &&
  !/\?\s*$/.test(clause);

/** 'Swimming for Maya', once more for Arjun, is 'Swimming for Arjun'. */
export function withName(title: string, name: string): string {
  const NAMED = /\b(for|with) \p{Lu}[\p{L}'’-]*$/u;
  const own = name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return NAMED.test(title)
    ? title.replace(NAMED, (_all, link: string) => `${link} ${own}`)
    : `${title} for ${own}`;
}

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  swap: ['moved', 'changed'],
  move: ['moved', 'changed'],
  change: ['changed', 'moved'],
  rename: ['changed'],
  booking: ['created'],
  cancellation: ['cancelled'],
  deletion: ['cancelled'],
  reminder: ['reminder-set', 'reminder-changed'],
};
/** 'Undo the swap', 'take the booking back': by what was done, and not by what it was done to. */
export const deedNamed = (target: string): readonly string[] | undefined => {
  const words = plainWords(target).filter((word) => word !== 'the' && word !== 'that' && word !== 'my');
  return words.length === 1 ? DEEDS[words[0] ?? ''] : undefined;
};

/** 'Did I accept it?', 'have you answered?': what we said to the invitation, and not the others. */
export const asksOwnAnswer = (clause: string): boolean =>
  /\b(?:did|have|has|do|am) (?:i|you|u|we)\b.*\b(?:accept|accepted|answer|answered|decline|declined|reply|replied|respond|responded|said|say|confirm|confirmed)\b/i.test(
    clause,
  );

/** 'Did you read my mail?' is about what is known, and not about what was done. */
export const asksAboutMail = (message: string): boolean =>
  /\b(?:do|did|can|have|are) (?:you|u)\b.*\b(?:read|reading|see|look(?:ed|ing)? (?:at|into)|scan\w*|go(?:ing)? through)\b.*\b(?:e-?mails?|mails?|inbox|messages)\b/i.test(
    message,
  );
